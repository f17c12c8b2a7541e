import { BLOCK_LEVEL, isElement } from "../dom/element-kinds.ts";
import { isMostlyLinks } from "../dom/links.ts";
import { holdsSentence, proseOf } from "../dom/prose.ts";
import { closest, matches } from "../dom/selectors.ts";

const HIDDEN = "[hidden],[aria-hidden=true],[style*=display]";
/** What opens a panel of text in place; a popup is a menu or a dialog. */
const TRIGGER = "[aria-expanded]:not([aria-haspopup])";
/** The same before a script has told that it is closed. */
const UNTOLD = "button[aria-controls]:not([aria-expanded],[aria-haspopup],[role])";
const TAB = "[role=tab]";
const PANEL = "[role=tabpanel]";
const HEADING = "h1,h2,h3,h4,h5,h6";
/** Name what follows by what they are. */
const NAMED = `${HEADING},summary,dt`;
/** Never text of the page, whatever opens them; icons are letters to those who draw them by a font. */
const POPUP =
  "nav:not([role=region]),dialog,form,svg,span,i,[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=navigation],[role=search],[role=tooltip]";
/** Panels that scripts hide without telling what opens them. */
const PANEL_NAME =
  /(?:^|[\s_-])(?:accordion|faqs?|answers?|collaps(?:e|ible)|spoiler|tab-?(?:pane|panel|content))(?:$|[\s_-])/i;
const TOGGLE_NAME = /(?:^|[\s_-])(?:dropdown|accordion|faq|collapse)-?(?:toggle|trigger)(?:$|\s)/i;
/** What opens an item of a list of panels, by its name alone; or the button in an item of that name. */
const OPENER_NAME =
  /(?:^|[\s_-])(?:accordion|faqs?|collapse|collapsible|spoiler|toggle)(?:[_-]+[a-z]+)*[_-]+(?:head(?:er|ing)?|title|question|toggle|trigger|button|btn|summary)(?:$|\s)/i;
const ITEM_NAME =
  /(?:^|[\s_-])(?:accordion|faqs?|collapsible|spoiler)(?:[_-]+(?:item|card|entry|block|row|box))?(?:$|\s)/i;
/** May be the label of a panel; a row or an item that opens is more than that. */
const LABEL = "button,a,div,span,p,label";
/** UTF-16 units of what can name a panel. */
const MOST_LABEL = 300;

/** Shows that a panel opens or closes. */
const MARK = /^\s*[^\p{L}\p{N}\s]\ufe0e?\s*$/u;

/** Words of a sentence that tells something; a widget says less ("Your cart is empty."). */
const LEAST_WORDS = 6;
/** Nodes looked at on either side of what opens a panel, for words that it stands among. */
const MOST_BESIDE = 50;
/** The frame of a page: what opens there is a menu, a search or a cart. */
const FRAME = "nav,[role=navigation],[role=banner],[role=toolbar],[role=menubar]";
const WHOLE = "body,main,article,[role=main]";
/** Read by what they are, so they cannot be told to be a region. */
const OF_ITS_OWN = "ul,ol,menu,pre,table,[role]";

/** What opens a panel, and whether the panel waited to be opened. */
interface Opener {
  readonly trigger: Element;
  readonly panel: Element;
  readonly isClosed: boolean;
}

/**
 * Shows what a page hides until its reader asks for it: answers below questions, texts of tabs. What opens one becomes
 * its `<summary>`, and a tab a paragraph before its text.
 */
export function openPanels(document: Document): void {
  const byId = firstsById(document);
  const named = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? "").split(/\s+/).flatMap((id) => byId.get(id) ?? []);
  const told = [...document.querySelectorAll(`${TRIGGER},${UNTOLD},${TAB}`)];
  const triggers = [...told, ...namedOpeners(document)].filter((trigger) => !isInFrame(trigger));
  const panels = new Map(triggers.map((trigger) => [trigger, panelsOf(trigger, named(trigger, "aria-controls"))]));
  const labelled = [...document.querySelectorAll(`[aria-labelledby]`)].flatMap((panel) =>
    named(panel, "aria-labelledby").map((trigger) => [trigger, panel] as const),
  );
  for (const [trigger, panel] of labelled) {
    if (panels.get(trigger)?.length === 0) panels.set(trigger, [panel]);
  }
  const openers = openersOf(panels);
  const several = severalAlike([...openers.values()]);
  for (const nav of document.querySelectorAll("nav")) {
    if ((openers.has(nav) || isBehindToggle(nav)) && isTold(nav)) nav.setAttribute("role", "region");
  }
  for (const element of document.querySelectorAll(HIDDEN)) {
    if (isPanel(element, openers.get(element), several)) show(element);
  }
  labelPanels(
    document,
    [...openers.values()].filter((opener) => isLabelled(opener, several)),
  );
  nameTabs(document, new Map([...panels].map(([trigger, [first]]) => [trigger, first])));
}

/** Heads panels with what opens them, also where all that opens stands before all that is opened. */
function labelPanels(document: Document, openers: readonly Opener[]): void {
  // The order that the document itself tells of two elements is wrong where their depths differ.
  const places = new Map([...document.querySelectorAll("*")].map((element, at) => [element, at]));
  const isInOrder = (...elements: Element[]) =>
    elements.every((element, at) => at === 0 || places.get(elements[at - 1]!)! < places.get(element)!);
  const apart = openers.map(({ trigger, panel }, at) => {
    const between = [openers[at + 1]?.trigger, openers[at - 1]?.panel].filter((element) => element !== undefined);
    return isInOrder(panel, trigger) || between.some((element) => isInOrder(trigger, element, panel));
  });
  for (const [at, { trigger, panel }] of openers.entries()) {
    const label = makeLabel(trigger, panel);
    if (apart[at] && label.localName === "summary") (closest(panel, `[role=region],${PANEL}`) ?? panel).before(label);
  }
}

/** Some builders of pages write any panel that opens as a `<nav>`, and tell by a class alone what opens it. */
function isBehindToggle(nav: Element): boolean {
  return TOGGLE_NAME.test(nav.previousElementSibling?.getAttribute("class") ?? "");
}

function isTold(nav: Element): boolean {
  return !isMostlyLinks(nav) && holdsSentence(nav, 1);
}

function nameTabs(document: Document, panels: ReadonlyMap<Element, Element | undefined>): void {
  const lists = [...document.querySelectorAll("[role=tablist]")];
  for (const list of lists) if (list.querySelector(PANEL) !== null) unfold(list, panels);
  const bars = lists.filter((list) => list.hasAttribute("role"));
  for (const [parent, alike] of Map.groupBy(bars, (list) => list.parentElement)) {
    const near = alike.length === 1 ? [...(parent?.querySelectorAll(PANEL) ?? [])] : [];
    for (const list of alike) labelTabs([...list.querySelectorAll(TAB)], panels, near);
  }
}

/** Of elements with the same id, links and scripts take the first. */
function firstsById(document: Document): ReadonlyMap<string, Element> {
  return new Map([...document.querySelectorAll("[id]")].reverse().map((element) => [element.id, element]));
}

function isInFrame(trigger: Element): boolean {
  if (closest(trigger, FRAME) !== null) return true;
  const around = closest(trigger, "header")?.parentElement;
  return around != null && closest(around, "main,article,section") === null;
}

function panelsOf(trigger: Element, controlled: Element[]): Element[] {
  return controlled.length > 0 ? controlled : panelBehind(trigger);
}

/** Whether a script will close what stands right behind its button. */
function isUntold(trigger: Element, panel: Element): boolean {
  if ((closest(trigger, HEADING) ?? trigger).nextElementSibling !== panel) return false;
  return matches(trigger, UNTOLD) || isNamedOpener(trigger);
}

/** What opens the text behind it, as its name tells and nothing else does. */
function namedOpeners(document: Document): Element[] {
  return [...document.querySelectorAll(LABEL)].filter(isNamedOpener);
}

function isNamedOpener(element: Element): boolean {
  if (matches(element, "[aria-expanded],[aria-controls],[aria-haspopup],[role=tab],[type=submit]")) return false;
  const isItem = element.localName === "button" && ITEM_NAME.test(element.parentElement?.getAttribute("class") ?? "");
  if (!isItem && !OPENER_NAME.test(element.getAttribute("class") ?? "")) return false;
  if (element.querySelector(`${HEADING},p`) !== null || closest(element, `${NAMED},form`) !== null) return false;
  return element.nextElementSibling !== null && element.nextElementSibling.nextElementSibling === null;
}

/** The first that opens a panel, by panel. */
function openersOf(panels: ReadonlyMap<Element, readonly Element[]>): ReadonlyMap<Element, Opener> {
  const openers = new Map<Element, Opener>();
  for (const [trigger, opened] of panels) {
    for (const panel of opened) {
      if (openers.has(panel)) continue;
      const isClosed =
        matches(panel, HIDDEN) || trigger.getAttribute("aria-expanded") === "false" || isUntold(trigger, panel);
      openers.set(panel, { trigger, panel, isClosed });
    }
  }
  return openers;
}

/** Those whose siblings open the same way, where at least one waits to be opened. */
function severalAlike(openers: readonly Opener[]): ReadonlySet<Opener> {
  const items = openers.map(({ trigger, panel }) => itemOf(trigger, panel));
  const held = Map.groupBy(items, (item) => item);
  const places = Map.groupBy(openers.entries(), ([at]) => {
    const item = items[at] ?? null;
    return (held.get(item)?.length ?? 0) > 1 ? item : item?.parentElement;
  });
  const groups = [...places.values()].flatMap((place) => [
    ...Map.groupBy(
      place.map(([, opener]) => opener),
      shapeOf,
    ).values(),
  ]);
  return new Set(groups.filter((group) => group.length > 1 && group.some(({ isClosed }) => isClosed)).flat());
}

/** The smallest element with both in it. */
function itemOf(trigger: Element, panel: Element): Element | null {
  let item = trigger.parentElement;
  while (item !== null && !item.contains(panel)) item = item.parentElement;
  return item;
}

/** The first class names the kind; others tell the state. */
function shapeOf({ trigger, panel }: Opener): string {
  const kind = trigger.getAttribute("class")?.trim().split(/\s+/)[0] ?? "";
  return `${trigger.localName} ${kind} ${panel.localName}`;
}

/** A list of tabs that holds their panels is an accordion; these have their names then. */
function unfold(list: Element, panels: ReadonlyMap<Element, Element | undefined>): void {
  list.removeAttribute("role");
  for (const tab of list.querySelectorAll(TAB)) {
    const panel = panels.get(tab) ?? tab.nextElementSibling;
    tab.removeAttribute("role");
    if (!panel || !matches(panel, PANEL)) continue;
    panel.setAttribute("role", "region");
    if (isLabel(tab, panel)) makeLabel(tab, panel);
  }
}

/** The element behind what opens it, or behind the heading that this fills; hidden, or by a style sheet alone. */
function panelBehind(trigger: Element): Element[] {
  const isAlone = trigger.nextElementSibling === null && trigger.previousElementSibling === null;
  const next = isAlone ? trigger.parentElement?.nextElementSibling : trigger.nextElementSibling;
  if (next == null) return [];
  const isClosed = matches(trigger, "[aria-expanded=false]") || isNamedOpener(trigger);
  return isClosed || matches(next, HIDDEN) ? [next] : [];
}

/** Whether a hidden element is text that waits to be asked for. */
function isPanel(element: Element, opener: Opener | undefined, several: ReadonlySet<Opener>): boolean {
  if (matches(element, `${PANEL},dd,[hidden=until-found]`)) return true;
  if (matches(element, POPUP) || !hasText(element) || isMostlyLinks(element)) return false;
  if (opener === undefined) return PANEL_NAME.test(`${element.getAttribute("class")} ${element.id}`);
  return tellsSomething(opener, several);
}

/** Whether a panel is an answer, one of several, or says a sentence: a button alone may open a cart or a search. */
function tellsSomething(opener: Opener, several: ReadonlySet<Opener>): boolean {
  const { trigger, panel } = opener;
  if (!matches(trigger, LABEL) || trigger.contains(panel) || closest(trigger, NAMED) !== null) return true;
  return heads(opener, several) || holdsSentence(panel, LEAST_WORDS);
}

function heads(opener: Opener, several: ReadonlySet<Opener>): boolean {
  return several.has(opener) || /[?？؟][^\p{L}\p{N}]*$/u.test(opener.trigger.textContent ?? "");
}

function show(panel: Element): void {
  panel.removeAttribute("hidden");
  panel.removeAttribute("aria-hidden");
  if (/display:\s*none/i.test(panel.getAttribute("style") ?? "")) panel.removeAttribute("style");
}

/** Whether what opens a panel becomes its heading. */
function isLabelled(opener: Opener, several: ReadonlySet<Opener>): boolean {
  const { trigger, panel, isClosed } = opener;
  if (panel.contains(trigger) || matches(panel, WHOLE) || !isLabel(trigger, panel)) return false;
  if (closest(trigger, NAMED) !== null) return true;
  return (isClosed || several.has(opener)) && heads(opener, several) && isAlone(trigger, panel);
}

/** Whether no words run on before or after what opens a panel. */
function isAlone(trigger: Element, panel: Element): boolean {
  let inner: Element | null = trigger;
  while (inner !== null && !endsText(inner)) {
    if (runsOn(inner, "previousSibling", panel) || runsOn(inner, "nextSibling", panel)) return false;
    inner = inner.parentElement;
  }
  return true;
}

function runsOn(element: Element, to: "previousSibling" | "nextSibling", panel: Element): boolean {
  let beside = element[to];
  for (let at = 0; beside !== null && at < MOST_BESIDE; at++, beside = beside[to]) {
    if (isElement(beside) && (endsText(beside) || beside.contains(panel))) return false;
    if (isElement(beside) && matches(beside, HIDDEN)) continue;
    if (/[\p{L}\p{N}]/u.test(proseOf(beside))) return true;
  }
  return false;
}

function endsText(element: Element): boolean {
  return BLOCK_LEVEL.has(element.localName) || matches(element, `br,ul,ol,pre,table,${HEADING}`);
}

/** Whether what opens a panel is all that names it. */
function isLabel(trigger: Element, panel: Element): boolean {
  if (!matches(trigger, LABEL) || matches(trigger, TAB) || trigger.contains(panel)) return false;
  const isShort = hasText(trigger) && (trigger.textContent ?? "").length <= MOST_LABEL;
  return isShort && !matches(panel, POPUP) && hasText(panel) && !isMostlyLinks(panel);
}

/** Buttons are taken for controls, also where readability reads the page. */
function makeLabel(trigger: Element, panel: Element): Element {
  const isNamed = closest(trigger, NAMED) !== null;
  const label = trigger.ownerDocument.createElement(isNamed ? "span" : "summary");
  if (trigger.id !== "") label.id = trigger.id;
  if (!isNamed) makeRegion(panel);
  label.append(...trigger.childNodes);
  for (const mark of label.querySelectorAll("*")) if (MARK.test(mark.textContent ?? "")) mark.remove();
  trigger.replaceWith(label);
  return label;
}

function makeRegion(panel: Element): void {
  if (matches(panel, `[role=region],${PANEL}`)) return;
  let region = panel;
  if (matches(panel, OF_ITS_OWN)) {
    region = panel.ownerDocument.createElement("div");
    panel.replaceWith(region);
    region.append(panel);
  }
  region.setAttribute("role", "region");
}

/** Tabs without ids name the panels that their element holds, in their order; where it has several lists, none. */
function labelTabs(
  tabs: readonly Element[],
  panels: ReadonlyMap<Element, Element | undefined>,
  near: readonly Element[],
): void {
  for (const [at, tab] of tabs.entries()) {
    const panel = panels.get(tab) ?? (near.length === tabs.length ? near[at] : undefined);
    if (!panel || !matches(panel, PANEL) || isHeaded(panel) || !/\p{L}/u.test(tab.textContent ?? "")) continue;
    const paragraph = tab.ownerDocument.createElement("p");
    paragraph.textContent = tab.textContent;
    panel.prepend(paragraph);
  }
}

function isHeaded(panel: Element): boolean {
  const heading = panel.querySelector(HEADING)?.textContent?.trim() ?? "";
  return heading !== "" && (panel.textContent?.trim().startsWith(heading) ?? false);
}

function hasText(element: Element): boolean {
  return /[\p{L}\p{N}]/u.test(element.textContent ?? "");
}
