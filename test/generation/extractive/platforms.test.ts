import { describe, expect, test } from "bun:test";
import { askedOn, faqsOf, page, takeawaysOf } from "./fixtures.ts";

// A page that tells of several platforms: what holds on one of them is told of that one.

describe("A way that a sentence tells below a heading with a platform in it", () => {
  const way = "You can enter Quiet Mode by clicking the View menu and choosing Quiet Mode.";

  test.each([
    ["macOS Quiet Mode", "How do I enter Quiet Mode on macOS?"],
    ["Quiet Mode for Windows", "How do I enter Quiet Mode on Windows?"],
    ["Firefox Quiet Mode", "How do I enter Quiet Mode in Firefox?"],
    ["Quiet Mode on iPhone (iOS)", "How do I enter Quiet Mode on iPhone?"],
    ["Quiet Mode", "How do I enter Quiet Mode?"],
    ["Quiet Mode and edge cases", "How do I enter Quiet Mode?"],
  ])("%s", async (heading, question) => {
    expect(await askedOn("Quiet Mode", [heading, way])).toEqual([question]);
  });

  test.each([
    ["Maintenance windows", "You can change maintenance by clicking the Save button.", "How do I change maintenance?"],
    ["Mac and cheese kits", "You can order a kit by sending us a letter.", "How do I order a kit?"],
    ["Safari camps", "You can book a camp by sending us a letter.", "How do I book a camp?"],
  ])("is asked of no platform where a heading only looks like one: %s", async (heading, text, question) => {
    expect(await askedOn(heading, ["", "A house has them."], [heading, text])).toEqual([question]);
  });

  test("is asked as it is told where it names the platform itself", async () => {
    const named = "You can enter Quiet Mode by clicking the View menu of macOS.";
    expect(await askedOn("Quiet Mode", ["macOS Quiet Mode", named])).toEqual(["How do I enter Quiet Mode?"]);
  });

  test("is asked on none where the heading names several", async () => {
    expect(await askedOn("Quiet Mode", ["Quiet Mode in Windows and macOS", way])).toEqual([]);
  });
});

describe("A heading that is the name of a platform", () => {
  const steps = "Open the menu of the browser, choose Settings and tap Boxes.";

  test.each([
    ["How to install Acme Boxes in different browsers", "Opera", "How do I install Acme Boxes in Opera?"],
    ["How to install the mobile app", "Android", "How do I install the mobile app on Android?"],
    ["How to delete cookies in different browsers", "Firefox", "How do I delete cookies in Firefox?"],
    ["How to install Acme Boxes", "Vivaldi", "How do I install Acme Boxes in Vivaldi?"],
    ["How to install Acme on various platforms", "Windows", "How do I install Acme on Windows?"],
    ["How to install the Acme browser extension", "Firefox", "How do I install the Acme browser extension in Firefox?"],
    [
      "How to install the boxes of Acme in Vivaldi",
      "Android",
      "How do I install the boxes of Acme in Vivaldi on Android?",
    ],
  ])("%s, %s", async (title, heading, question) => {
    expect(await askedOn(title, [heading, steps])).toEqual([question]);
  });

  test.each([
    ["How to log out on different devices", "Android"],
    ["How to open boxes across various devices", "Android"],
    ["How to install Acme on all devices", "Android"],
  ])("takes nothing from a task that is done on several: %s, %s", async (title, heading) => {
    expect((await askedOn(title, [heading, steps])).join()).not.toMatch(/(?:log out|boxes|Acme) on Android/);
  });

  test.each([
    ["How to install Acme Boxes in Firefox", "Opera"],
    ["How to install Acme Boxes in your browser", "Opera"],
    ["How to install Acme Boxes on Windows", "macOS"],
    ["How to install Acme Boxes on a phone", "Android"],
    ["How to install Acme Boxes in different browsers", "Windows"],
    ["How to delete cookies on different devices", "Google Chrome"],
    ["How to install the Firefox extension", "Google Chrome"],
    ["How to sign in to the desktop app", "Google Chrome"],
    ["How to open the mobile app", "Windows"],
  ])("adds nothing to a question that names one of its kind: %s, %s", async (title, heading) => {
    expect(await askedOn(title, [heading, steps])).toEqual([]);
  });
});

describe("A heading that is the name of a device", () => {
  const steps = "Open the menu of the album and tap Cover.";
  const beside: [string, string] = ["Windows", "Press the button beside the name of it."];

  test.each([
    ["On mobile", "How do I set a cover on mobile?"],
    ["On web / desktop", "How do I set a cover on the web or desktop?"],
    ["Desktop/web", "How do I set a cover on desktop or the web?"],
    ["Tablets", "How do I set a cover on a tablet?"],
    ["Phone or tablet", "How do I set a cover on a phone or a tablet?"],
    ["Mobile devices", "How do I set a cover on a mobile device?"],
    ["Mobile & tablet", "How do I set a cover on mobile or a tablet?"],
  ])("is asked on beside another platform: %s", async (heading, question) => {
    expect(await askedOn("How to set a cover", [heading, steps], beside)).toContain(question);
  });

  test("is none where others beside it are no devices", async () => {
    const asked = await askedOn("How to change your contacts", ["Phone", steps], ["E-mail", "Press the button."]);
    expect(asked.join()).not.toContain("phone");
  });

  test.each(["How to open the web menu", "How to set a cover on a phone"])(
    "adds nothing where one is named: %s",
    async (title) => {
      expect((await askedOn(title, ["On mobile", steps], beside)).join()).not.toContain("on mobile");
    },
  );

  test.each([
    ["a way", "To delete a photo, open the photo menu and tap Delete."],
    ["a case", "If you want to delete a photo, open the photo menu and tap Delete."],
  ])("stands in what is asked of %s below it", async (_, way) => {
    expect(await askedOn("Photos", ["Overview", "Photos are kept in albums."], ["Mobile", way])).toContain(
      "How do I delete a photo on mobile?",
    );
  });

  test("stands beside a browser or a computer", async () => {
    for (const other of ["In the browser", "Computer"])
      expect(await askedOn("How to set a cover", ["On mobile", steps], [other, "Press the button of it."])).toContain(
        "How do I set a cover on mobile?",
      );
  });

  test("adds nothing to what is asked of it already, of no program, or told of by its name", async () => {
    const about = async (heading: string, text: string) =>
      (await askedOn("Photos", ["Overview", "Photos are kept in albums."], [heading, text])).join();
    const web = "To delete web photos, open the photo menu and tap Delete.";
    expect(await askedOn("Web photos", ["Overview", "Web photos are kept in albums."], ["Mobile", web])).toEqual([
      "How do I delete web photos?",
    ]);
    expect(await about("Mobile", "To delete a photo, open the menu on your mobile and tap Delete.")).not.toContain(
      "mobile?",
    );
    expect(await about("Phone", "To delete a photo, open the photo menu and tap Delete.")).not.toContain("phone");
  });

  test("is bound by the headings that it stands below alone", async () => {
    const source = page("Albums", [
      ["Share an album", "Warning: an album that is shared cannot be restored."],
      ["Set a cover", "Each album has one."],
      ["On mobile", steps],
      ["On desktop", "Click the menu of the album and select Cover."],
    ]);
    const passages = source.passages.map((passage, i) => ({ ...passage, level: i < 2 ? 2 : 3 }));
    expect((await faqsOf({ ...source, passages })).map(({ question }) => question)).toContain(
      "How do I set a cover on mobile?",
    );
    // What warns further up warns of all below it.
    const deeper = source.passages.map((passage, i) => ({ ...passage, level: [1, 2, 3, 3][i]! }));
    const below = await faqsOf({ ...source, passages: deeper });
    expect(below.map(({ question }) => question).join()).not.toContain("on mobile");
  });

  test("is not named by a word that has it within", async () => {
    const kept = "Deleted photos of a website stay in the bin for thirty days.";
    const gone = "Deleted photos are gone at once, and nobody can bring them back.";
    const source = page("Photos", [
      ["", "Photos are kept in albums of any size."],
      ["Web", kept],
      ["Desktop", gone],
    ]);
    expect(await takeawaysOf(source)).not.toContain(kept);
    const named = kept.replace("a website", "the web");
    const other = page("Photos", [
      ["", "Photos are kept in albums of any size."],
      ["Web", named],
      ["Desktop", gone],
    ]);
    expect(await takeawaysOf(other)).toContain(named);
  });

  test("limits what is said below it", async () => {
    const kept = "Deleted photos stay in the bin for thirty days.";
    const gone = "Deleted photos are gone at once, and nobody can bring them back.";
    const points = await takeawaysOf(
      page("Photos", [
        ["", "Photos are kept in albums of any size."],
        ["Mobile", kept],
        ["Desktop", gone],
      ]),
    );
    expect(points).toEqual(["Photos are kept in albums of any size."]);
    expect(await takeawaysOf(page("Photos", [["Mobile", kept]]))).toEqual([kept]);
  });
});

describe("What stands between a task and its ways on each platform", () => {
  const shown = async (said: string) => {
    const source = page("Albums", [
      ["Set a cover", said],
      ["On mobile", "Open the menu of the album and tap Cover."],
      ["On desktop", "Click the menu of the album and select Cover."],
    ]);
    const passages = source.passages.map((passage, i) => ({ ...passage, level: i === 0 ? 2 : 3 }));
    return (await faqsOf({ ...source, passages })).map(({ question }) => question);
  };
  const onEach = ["How do I set a cover on mobile?", "How do I set a cover on desktop?"];

  test("is no answer", async () => {
    expect(await shown("Select any photo of an album that you want to use as its cover.")).toEqual(onEach);
  });

  test("is one where it is a way itself", async () => {
    const way = "You can do this everywhere:\n\n1. Open the album.\n2. Select a photo.\n3. Press Cover.";
    expect(await shown(way)).toEqual(["How do I set a cover?", ...onEach]);
  });

  test.each([
    ["warns", "Select a photo for the cover. Warning: the old cover cannot be restored."],
    ["binds", "The photo has to be smaller than five megabytes of a disk."],
    ["limits", "A cover is only available for owners of an album."],
    ["says when not", "Each album has a cover unless it is shared."],
  ])("leaves nothing to be told on each where it %s", async (_, said) => {
    expect((await shown(said)).join()).not.toMatch(/on (?:mobile|desktop)/);
  });

  test("is a way of its own where it tells what to press", async () => {
    const way = "Open the settings of the album, select Cover and click Save.";
    expect(await shown(way)).toEqual(["How do I set a cover?", ...onEach]);
  });

  test.each(["Warning: all of your photos are lost.", "Resetting erases everything on the device."])(
    "may open the page: %s",
    async (warning) => {
      const ways: [string, string][] = [
        ["On mobile", "Tap the app, then tap Delete in the menu."],
        ["On desktop", "Click the menu and select Delete."],
      ];
      expect(await askedOn("Delete the app", ["", warning], ...ways)).toEqual([]);
      const bound = await askedOn("Delete the app", ["", "You need to be at home to delete the app."], ...ways);
      expect(bound.join()).not.toContain("on mobile");
      expect(await askedOn("Delete the app", ["", "The app is on the shelf."], ...ways)).toHaveLength(2);
    },
  );
});

describe("The way of one device", () => {
  const pointsOf = async (opening: string) => {
    const desktop = `1. ${opening}.\n2. Click the menu of the album.\n3. Select Cover.`;
    const mobile = "Open the menu of the album and tap Cover.";
    return (
      await takeawaysOf(
        page("How to set a cover", [
          ["Desktop", desktop],
          ["Mobile", mobile],
        ]),
      )
    ).join(" ");
  };

  test("is told on a page about it where it names the device", async () => {
    expect(await pointsOf("Open Acme on your desktop computer")).toContain("Select Cover.");
  });

  test("answers the title where it names the device", async () => {
    const way = (device: string) =>
      askedOn("How to set a cover", ["Desktop", `Open Acme on your ${device}, click the menu and select Cover.`]);
    expect(await way("desktop computer")).toEqual(["How do I set a cover?"]);
    expect(await way("computer")).toEqual([]);
  });

  test("is not told where its heading alone does", async () => {
    expect(await pointsOf("Open Acme on your computer")).not.toContain("Select Cover.");
  });
});

describe("What is said below a heading with a platform in it", () => {
  const text = "You can enter Quiet Mode by clicking the View menu and choosing Quiet Mode.";
  const named = "On macOS you can enter Quiet Mode by clicking the View menu and choosing Quiet Mode.";
  const what = "Quiet Mode lets you remove all toolbars from the window of your browser.";
  const boxOf = (first: string, ...others: string[]) =>
    takeawaysOf(
      page("Quiet Mode", [
        ["", what],
        ["macOS Quiet Mode", first],
        ...others.map((other): [string, string] => [other, "The menu is red."]),
      ]),
      2,
    );

  test("is no takeaway of a page that tells of another one too, unless it names its own", async () => {
    expect(await boxOf(text, "Windows Quiet Mode")).not.toContain(text);
    expect(await boxOf(named, "Windows Quiet Mode")).toContain(named);
  });

  test("is one where others are other names of its own", async () => {
    const settings = "You can change the size of letters by tapping the red button in the settings.";
    const shown = await takeawaysOf(
      page("Letters", [
        ["iPhone settings", settings],
        ["iOS updates", "The menu is red."],
      ]),
      2,
    );
    expect(shown).toContain(settings);
  });

  test("is one where the page tells of no other", async () => {
    expect(await boxOf(text)).toContain(text);
    expect(await boxOf(text, "Loud Mode of macOS")).toContain(text);
  });
});

test("A heading keeps the name of a browser or a system that its page does not write elsewhere", async () => {
  const steps = "1. Tap the menu button.\n2. Tap Search.\n3. Select Acme.";
  expect(await askedOn("Setting Acme as Default on Firefox", ["", steps])).toEqual([
    "How do I set Acme as default on Firefox?",
  ]);
});
