import fc from "fast-check";

/**
 * Makes fast-check use the same cases in every run, so that a test fails only because of a change and not by chance. To
 * search for new cases, run `FC_SEED=$RANDOM FC_RUNS=20000 npx jest property`.
 */
const { FC_SEED, FC_RUNS } = process.env;
fc.configureGlobal({ seed: Number(FC_SEED ?? 20_260_101), numRuns: Number(FC_RUNS ?? 200) });

export { fc };
