import { describe, expect, test } from "bun:test";
import { page, takeawaysOf } from "./fixtures.ts";

// Takeaways that lean on what is not shown with them, or say again what is.

const said = "Boxes of any size are shipped by train within a day.";

describe("A takeaway", () => {
  const boxes = (text: string, count = 3) => takeawaysOf(page("Ship boxes by train", [["", text]]), count);

  test("ends where it only leads to the names that stand below it", async () => {
    const lead =
      "Acme is a harbour house for boxes that travel by train, in which three halls were built and opened, namely:";
    const [told] = await boxes(
      `${lead}\n\n- **North hall** - Boxes of wood that come from any town in the north.\n- **South hall** - Boxes of steel that go to any town in the south, but none that leaks.\n- **Old hall** - A house for all other boxes.`,
    );
    expect(told).toEndWith("built and opened.");
  });

  test("is not shown with what is said of two things where it names one", async () => {
    const several = "Neither of these is common, but both are a part of the work on boxes.";
    const one = "From time to time, there's a storm that means we have to keep boxes on their train.";
    expect((await boxes(`${one} ${several}`)).join(" ")).not.toContain("Neither");
    const two = "From time to time, there's a storm or a strike that means we have to keep boxes on their train.";
    expect(await boxes(`${two} ${several}`)).toEqual([`${two} ${several}`]);
  });

  test("is not one of a setting that it leaves unnamed", async () => {
    const set = "When disabled, anybody at the gate can open the crates, but nobody can take them home.";
    expect(await boxes(`${said}\n\n${set}`)).toEqual([said]);
    const named = "When disabled, the box lock lets anybody at the gate open the crates.";
    expect(await takeawaysOf(page("Box lock", [["", named]]))).toEqual([named]);
  });

  test.each([
    "Sending boxes by train does come at a cost.",
    "Our friendly box team is here to help answer questions about trains.",
    "We are happy to answer questions about boxes on trains.",
    "There are a number of box rules that we expect guards to keep by default.",
    "You can see the Rules of Trains for guidance on boxes and their size.",
    "To learn about each train and how boxes work make sure to check the trains documentation.",
  ])("is more than what nobody learns from: %s", async (text) => {
    expect(await boxes(`${text} ${said}`)).toEqual([said]);
  });

  test("tells when somebody can be asked", async () => {
    const open = "Our box team is available to help from 9:00 to 17:00 on every day of the week.";
    expect(await boxes(`${said} ${open}`)).toContain(open);
  });

  test("does not say again in the same words what another one says, though one of them denies something", async () => {
    const rule = "Before sending boxes to a new town, you must bring your crate up to the latest rules";
    const text = `${rule}, e.g. those of May. You also need a seal.\n\n${rule} and not be more than two behind.`;
    expect((await boxes(text)).filter((told) => told.includes("bring your crate"))).toHaveLength(1);
  });
});
