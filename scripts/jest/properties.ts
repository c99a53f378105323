import fc from "fast-check";

/**
 * fast-check with the same cases in every run, so that a test fails for what was changed and not by luck. Looking for
 * new cases is a job of its own: `FC_SEED=$RANDOM FC_RUNS=20000 npx jest property`.
 */
const { FC_SEED, FC_RUNS } = process.env;
fc.configureGlobal({ seed: Number(FC_SEED ?? 20_260_101), numRuns: Number(FC_RUNS ?? 200) });

export { fc };
