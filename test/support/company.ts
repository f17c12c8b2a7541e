import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A small site of our own that every test may use: a bakery with a shop, courses and a help section. */
export const bakeryPages: Record<string, string> = {
  "index.md": `---
title: Hollow Oak Bakery
description: Sourdough bread, baked each night and sold from seven in the morning.
labels: [Shop]
---
# Hollow Oak Bakery

Hollow Oak bakes sourdough bread every night in a wood-fired oven. The shop opens at 7:00 and closes at 14:00.

## Where is the shop?

The shop stands at 12 Mill Lane, two minutes from the railway station. Parking is free for the first hour.
`,
  "pricing.md": `---
title: Bread prices
description: What each loaf costs, and how to pay.
labels: [Shop]
---
# Bread prices

A large sourdough loaf costs 6 euros and a small one costs 4 euros. Prices include sales tax.

## How can I pay?

Customers pay in cash, by card or by bank transfer. Invoices are sent to companies once a month.

## Is there a discount?

Schools and care homes get a discount of 15 percent on orders of ten loaves or more.
`,
  "courses.md": `---
title: Baking courses
description: Learn to bake sourdough in one day.
labels: [Courses]
---
# Baking courses

A baking course lasts one day and takes eight people at most. Each participant takes home two loaves and a jar of starter.

## How do I book a course?

Book a course by telephone or at the counter. A deposit of 30 euros is due when you book.

## What should I bring?

Bring an apron, a towel and a box for your loaves. Flour, salt and tools are provided.
`,
  "help/storage.md": `---
title: How to store bread
description: Keep sourdough fresh for a week.
labels: [Help]
---
# How to store bread

Sourdough bread keeps for six days in a linen bag at room temperature. A refrigerator makes bread go stale faster.

## Can I freeze bread?

Freeze bread in slices for up to three months. Toast frozen slices without thawing them first.
`,
};

export interface CompanyOptions {
  company?: string;
  indexId?: string;
  baseUrl?: string;
  pages?: Record<string, string>;
  /** YAML that is appended to the file. */
  more?: string;
  origins?: string[];
  limits?: Record<string, number>;
  ctas?: unknown[];
  models?: Record<string, string>;
}

export const bakeryOrigin = "https://www.hollow-oak.example";

function defaultCtas(baseUrl: string) {
  return [
    { when: { terms: ["course", "book"] }, text: "Book a course", url: `${baseUrl}/courses` },
    { text: "Visit the shop", url: `${baseUrl}/` },
  ];
}

const defaultModels = { default: "gemini-2.5-flash", fast: "gemini-2.5-flash-lite" };

/** Writes a company file with its folder of pages; returns the path of the YAML. */
export function writeCompany(folder: string, options: CompanyOptions = {}): string {
  const { company = "bakery", indexId = `idx_${company}`, baseUrl = bakeryOrigin, more = "" } = options;
  const { pages = bakeryPages, origins = [bakeryOrigin] } = options;
  const site = join(folder, `${company}-site`);
  for (const [name, text] of Object.entries(pages)) {
    mkdirSync(dirname(join(site, name)), { recursive: true });
    writeFileSync(join(site, name), text);
  }
  const path = join(folder, `${company}.yaml`);
  const yaml = [
    `company: ${company}`,
    `indexId: ${indexId}`,
    `name: Hollow Oak`,
    `origins: ${JSON.stringify(origins)}`,
    `sources: [{ folder: ./${company}-site, baseUrl: "${baseUrl}" }]`,
    `phrases: ["How is bread priced?", "Where is the bakery?"]`,
    `ctas: ${JSON.stringify(options.ctas ?? defaultCtas(baseUrl))}`,
    `marketing: [{ when: { terms: [price, cost] }, message: "Ten loaves, one free.", link: "${baseUrl}/pricing" }]`,
    `models: ${JSON.stringify(options.models ?? defaultModels)}`,
    `limits: ${JSON.stringify({ requests_per_minute: 1_000_000, ...options.limits })}`,
    // Rows of tests are of days long ago, and a server forgets old ones a minute after it starts.
    more.includes("retention:") ? "" : "retention: { history_days: 3650 }",
    more,
  ];
  writeFileSync(path, yaml.join("\n"));
  return path;
}
