import { inTab, onDevice } from "./stored";

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test("a text is stored until it is replaced or removed; what is not JSON counts as nothing", () => {
  onDevice.set("mark", '{"a":1}');
  expect([onDevice.get("mark"), onDevice.getJson("mark"), inTab.get("mark")]).toEqual([
    '{"a":1}',
    { a: 1 },
    null,
  ]);
  onDevice.set("mark", "{");
  expect([onDevice.get("mark"), onDevice.getJson("mark")]).toEqual(["{", null]);
  onDevice.set("mark", null);
  expect(localStorage).toHaveLength(0);
});

test("a browser that forbids storage has no texts, and nothing fails", () => {
  const forbid = () => {
    throw new DOMException("The operation is insecure.", "SecurityError");
  };
  for (const method of ["getItem", "setItem", "removeItem"] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(forbid);
  onDevice.set("mark", "called");
  onDevice.set("mark", null);
  expect([onDevice.get("mark"), inTab.getJson("mark")]).toEqual([null, null]);
});
