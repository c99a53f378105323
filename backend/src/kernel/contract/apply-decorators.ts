/** One property decorator for rules that belong together, set in the order given. */
export function applyDecorators(...rules: readonly PropertyDecorator[]): PropertyDecorator {
  return (target, key) => {
    for (const rule of rules) rule(target, key);
  };
}
