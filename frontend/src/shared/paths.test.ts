import { loginPath, nextPath } from "./paths";

test("the path of the login page says where to go back to", () => {
  expect(loginPath("/events/syntaxsiege/registration")).toBe(
    "/login?next=%2Fevents%2Fsyntaxsiege%2Fregistration",
  );
  expect(nextPath("?next=%2Fpayment%3Fteam%3D1", "/profile")).toBe("/payment?team=1");
  expect(loginPath("/")).toBe("/login");
});

test.each([
  "",
  "?next=",
  "?next=payment",
  "?next=//evil.example",
  "?next=/%5Cevil.example",
  "?next=https://evil.example",
  "?next=/%09/evil.example",
  "?next=/login?next=/",
])("%p leads nowhere but to the fallback", (search) => {
  expect(nextPath(search, "/profile")).toBe("/profile");
});
