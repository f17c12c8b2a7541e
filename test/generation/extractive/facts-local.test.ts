import { describe, expect, test } from "bun:test";
import { faqsOf, page } from "./fixtures.ts";

const told = async (text: string, title = "Home"): Promise<string[]> =>
  (await faqsOf(page(title, [["", text]]), "paragraph", 8)).map(({ question, answer }) => `${question} ${answer}`);

describe("what a hall or a club tells in one sentence is asked for on any of its pages:", () => {
  test.each([
    ["How many people does the barn hold?", "The barn has room for 80 people."],
    ["How many people does the barn hold?", "The barn can hold up to 80 people."],
    ["How many people does the Old Barn seat?", "The Old Barn comfortably seats over 80 people at long tables."],
    ["How many people do the bunkhouses sleep?", "The bunkhouses sleep 12 guests."],
    ["How many people does the barn hold?", "There is seating for 80 people in the barn."],
    ["How much is the annual subscription?", "The annual subscription is £25 for adults and £10 for juniors."],
    ["How much is annual membership?", "Annual membership is only £25 for adults."],
    ["How much are tickets?", "Tickets are £8 at the door."],
    ["How much is entry?", "Entry costs $5 for adults."],
    ["How much is your hire charge?", "Our hire charge is €30 for an evening."],
    ["How much do you charge per session?", "We charge £3 a session."],
    ["How much do you charge per lesson?", "We only charge £3.50 per lesson."],
    ["How much does it cost to hire the barn?", "The barn can be hired for parties and meetings from £12 an hour."],
    ["How much does it cost to rent the barn?", "The barn is available to rent for £12 an hour."],
    ["Is there parking?", "There is free parking behind the barn."],
    ["Is there parking?", "Parking is free on Sundays."],
    ["Is there parking?", "There is no parking at the barn."],
    ["Is there parking?", "There is a large car park next to the barn."],
    ["Is the barn wheelchair accessible?", "The barn is wheelchair accessible."],
    ["Are the toilets wheelchair accessible?", "The toilets are not accessible to wheelchair users."],
    ["Is there wheelchair access?", "There is wheelchair access through the side door."],
    ["Is there disabled access?", "Disabled access is provided by a ramp."],
    ["Are dogs allowed in the barn?", "Dogs are not allowed in the barn."],
    ["Are dogs allowed?", "Dogs must be kept on leads."],
    ["Are pets allowed in the bunkhouses?", "No pets are allowed in the bunkhouses."],
    ["When does the Lace Club meet?", "The Lace Club meets twice a week on Mondays and Thursdays."],
    ["When do you rehearse?", "We rehearse in the barn every Thursday from 7pm to 9pm."],
    ["When do you train?", "We train on Tuesdays at 7:00pm at the rugby ground."],
    ["When is training?", "Training is every Tuesday from 7pm to 8.30pm at the rugby ground."],
    ["When are rehearsals?", "Rehearsals take place on Mondays from 7.30pm to 9.30pm in the barn."],
    ["How much is membership?", "In your first year, membership costs £60."],
    ["How much is entry?", "For adults, entry costs £5."],
    ["When does the Lace Club meet?", "The Lace Club meets in the barn on the first Monday of each month."],
  ])("%s %s", async (question, sentence) => {
    expect(await told(`${sentence} Everybody brings cake.`)).toEqual([`${question} ${sentence}`]);
  });
});

test("each of several facts of a paragraph is told by its own sentence, with what leans on that", async () => {
  const text =
    "There is free parking behind the barn. It is reached by Mill Lane. The barn has room for 80 people. Dogs are not allowed in the barn.";
  expect(await told(text)).toEqual([
    "Is there parking? There is free parking behind the barn. It is reached by Mill Lane.",
    "How many people does the barn hold? The barn has room for 80 people.",
    "Are dogs allowed in the barn? Dogs are not allowed in the barn.",
  ]);
});

test("the rules of a list are asked for, though nothing ends them", async () => {
  expect(await told("- Dogs must be kept on leads\n- The barn has room for 80 people\n- No candles\n- Keys")).toEqual([
    "Are dogs allowed? Dogs must be kept on leads.",
    "How many people does the barn hold? The barn has room for 80 people.",
  ]);
});

test.each([
  "Parking has been a worry of the village for years.",
  "There are long rules about boat parking.",
  "It has room for 80 people.",
  "The team holds 3 people responsible for the keys.",
  "The subscription is 40 years old.",
  "Dogs are mentioned in the oldest song of the village.",
])("what is no such fact is not asked for (%s)", async (sentence) => {
  expect(await told(sentence)).toEqual([]);
});

test.each([
  ["The cost of the Beginners course is £90.00.", "How much is the Beginners course?"],
  ["The price for a boat is £12 an hour.", "How much is a boat?"],
  ["Our beginners course is for anyone over the age of 18.", "Who is the beginners course for?"],
  ["The summer camp is open to children aged 8 to 12.", "Who is the summer camp for?"],
])("what a course costs and how old its members are is asked for: %s", async (sentence, question) => {
  expect(await told(sentence)).toEqual([`${question} ${sentence}`]);
});
