import { startTestApp } from "../testing/test-app.js";

test("a stopping server answers requests in progress, and does not wait for unused connections", async () => {
  const app = await startTestApp();
  const guess = { email: "unknown@example.org", password: "a wrong password" };
  const underWay = Array.from({ length: 20 }, () => app.client().post("/api/auth/login", guess));
  // Log-ins are slow. When eight are answered, the server has received the others too.
  await Promise.all(underWay.slice(0, 8));
  const before = Date.now();
  const closed = app.close();
  const replies = await Promise.all(underWay);
  await closed;
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 401));
  expect(Date.now() - before).toBeLessThan(9000);
});
