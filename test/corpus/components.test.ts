import { describe, expect, test } from "bun:test";
import { pageOf, textOf } from "./fixture.ts";

const read = (markdown: string) =>
  textOf(pageOf("markdown", `Some words.\n\n${markdown}`)).replace(/^Some words\.\s*/, "");

describe("A component in a sentence is what readers see of it", () => {
  test.each([
    ["keys", 'Press <Key mod="cmd" k="z" /> to go back.', "Press Cmd+Z to go back."],
    ["more keys", 'Press <Key mod="cmd shift" k="z" />, and it is back.', "Press Cmd+Shift+Z, and it is back."],
    ["a key with an arrow", '- <Key k="J" />/<Key arrow="down" /> Go down.', "- J/Down: Go down."],
    ["a key in a table", '| Key | Does |\n|---|---|\n| <Kbd key="d" /> | Delete |', "Key | Does\nD | Delete"],
    ["a plus sign", 'Press <Kbd keys="ctrl +" /> to zoom in.', "Press Ctrl++ to zoom in."],
    ["keys with a plus sign between", 'Press <Kbd keys="ctrl + k" /> to search.', "Press Ctrl+K to search."],
    ["a slash", 'Press <Kbd keys="ctrl /" /> to search.', "Press Ctrl+/ to search."],
    ["signs of markup", 'Press <Kbd k="*" />, <Kbd keys="ctrl `" /> or <Kbd k="[" />.', "Press *, Ctrl+` or [."],
    ["a label", 'Click <Button label="Save" /> to keep it.', "Click Save to keep it."],
    ["a text in braces", "Click <Button text={'Save all'} color={blue} /> to keep it.", "Click Save all to keep it."],
    ["an icon alone", 'Click <Icon name="plus" /> to add a row.', "Click plus to add a row."],
    ["an icon of a set", 'Click <Icon icon="mdi:arrow-left" /> to go back.', "Click arrow left to go back."],
    ["an icon in German", 'Klicken Sie auf <Icon name="plus" />, dann warten.', "Klicken Sie auf plus, dann warten."],
    ["one of two icons", 'Tap <Icon name="plus" /> or <Icon name="minus" />.', "Tap plus or minus."],
    ["an icon with an aim", 'The <Icon name="plus" /> to add rows is here.', "The plus to add rows is here."],
    ["an icon with a label", 'Click <GearIcon label="Settings" /> to go on.', "Click Settings to go on."],
    ["an icon beside words", 'Call us <Icon name="phone" title="Phone" /> at 555.', "Call us at 555."],
    ["a button with an icon", 'Find <IconButton label="Save" /> above.', "Find Save above."],
    ["a tip alone", 'Members <Tooltip text="Who pay a fee" /> may come.', "Members may come."],
    ["what a tip explains", 'All <Popover text="Who pay" children="members" /> may come.', "All members may come."],
    ["what stands in a tip", 'All <Tooltip text="Who pay">members</Tooltip> may come.', "All members may come."],
    ["an icon before its name", 'Click <Icon name="plus" /> **Add** to add a row.', "Click Add to add a row."],
    ["an icon behind its name", 'Click **Add** <Icon name="plus" /> to add a row.', "Click Add to add a row."],
  ])("%s", (_, markdown, text) => {
    expect(read(markdown)).toBe(text);
  });

  test("and a sentence that lacks it is gone", () => {
    expect(read("It opens at nine. It costs <Price of={basic} /> a month. Ask us.")).toBe("It opens at nine. Ask us.");
    expect(read("It opens at nine. Write to <Contact />. Ask us.")).toBe("It opens at nine. Ask us.");
  });

  test.each([
    ["one that stands alone", '<Card title="Boats" />\n\nOars.', "Oars."],
    ["one in code", 'Type `<Key k="z" />` here.', 'Type <Key k="z" /> here.'],
    ["one in a line of code", 'Oars.\n\n    a <Key k="z" /> b', 'Oars.\n\n    a <Key k="z" /> b'],
    ["an element of HTML", "One.<BR />Two.", "One.\nTwo."],
  ])("but %s is none of a sentence", (_, markdown, text) => {
    expect(read(markdown)).toBe(text);
  });

  test("nor is one in a heading", () => {
    const { passages } = pageOf("markdown", 'Words.\n\n## Boats <Badge text="new" />\n\nOars.');
    expect(passages[1]?.heading).toBe("Boats");
  });
});
