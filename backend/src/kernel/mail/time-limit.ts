/** A time that passes unless it is ended before. @param ms milliseconds */
export function timeLimit(ms: number): { readonly over: Promise<void>; end(): void } {
  let timer: NodeJS.Timeout;
  const over = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, ms);
  });
  return {
    over,
    end: () => {
      clearTimeout(timer);
    },
  };
}
