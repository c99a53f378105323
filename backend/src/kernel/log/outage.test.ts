import { Outage } from "./outage.js";

test("logs once that the service is down, however often it fails, and once that it is back", () => {
  const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn(), debug: jest.fn() };
  const outage = new Outage(log, "redis");
  outage.worked();
  expect(log.warn).not.toHaveBeenCalled();
  const error = new Error("refused");
  for (let i = 0; i < 3; i++) outage.failed(error);
  expect(outage.isOn).toBe(true);
  outage.worked();
  outage.worked();
  expect(outage.isOn).toBe(false);
  expect(log.warn.mock.calls).toEqual([
    [{ err: error }, "redis is away"],
    [{ seconds: 0, failures: 3 }, "redis is back"],
  ]);
});
