import { isMostlyLinks } from "./links.ts";

const HIDDEN = "[hidden],[aria-hidden=true],[style*=display]";
/** What opens a panel of text in place; a popup is a menu or a dialog. */
const TRIGGER = "[aria-expanded]:not([aria-haspopup])";
const TAB = "[role=tab]";
const PANEL = "[role=tabpanel]";
const HEADING = "h1,h2,h3,h4,h5,h6";
/** Never text of the page, whatever opens them; icons are letters to those who draw them by a font. */
const POPUP =
  "nav,dialog,form,svg,span,i,[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=navigation],[role=search],[role=tooltip]";
/** Panels that scripts hide without telling what opens them. */
const PANEL_NAME =
  /(?:^|[\s_-])(?:accordion|faqs?|answers?|collaps(?:e|ible)|spoiler|tab-?(?:pane|panel|content))(?:$|[\s_-])/i;
/** May be the label of a panel; a row or an item that opens is more than that. */
const LABEL = "button,a,div,span,p,label";
/** UTF-16 units of what can name a panel. */
const MOST_LABEL = 300;

/**
 * Shows what a page hides until its reader asks for it: answers below questions, texts of tabs. What opens one becomes
 * its `<summary>`, and a tab a paragraph before its text.
 */
export function openPanels(document: Document): void {
  const byId = new Map([...document.querySelectorAll("[id]")].map((element) => [element.id, element]));
  const namedBy = (element: Element, attribute: string) => byId.get(element.getAttribute(attribute) ?? "");
  const triggers = [...document.querySelectorAll(`${TRIGGER},${TAB}`)].filter((trigger) => !trigger.closest("nav"));
  const panels = new Map(
    triggers.map((trigger) => [trigger, namedBy(trigger, "aria-controls") ?? panelBehind(trigger)]),
  );
  const opened = new Set(panels.values());
  for (const element of document.querySelectorAll(HIDDEN)) {
    const isOpened = opened.has(element) || namedBy(element, "aria-labelledby")?.matches(`${TRIGGER},${TAB}`);
    if (isPanel(element, isOpened ?? false)) show(element);
  }
  for (const [trigger, panel] of panels) {
    // The first that opens a panel names it.
    if (panel !== undefined && opened.delete(panel) && isLabel(trigger, panel)) makeLabel(trigger, panel);
  }
  const lists = [...document.querySelectorAll("[role=tablist]")];
  for (const list of lists) if (list.querySelector(PANEL) !== null) unfold(list, panels);
  const bars = lists.filter((list) => list.hasAttribute("role"));
  for (const [parent, alike] of Map.groupBy(bars, (list) => list.parentElement)) {
    const near = alike.length === 1 ? [...(parent?.querySelectorAll(PANEL) ?? [])] : [];
    for (const list of alike) labelTabs([...list.querySelectorAll(TAB)], panels, near);
  }
}

/** A list of tabs that holds their panels is an accordion; these have their names then. */
function unfold(list: Element, panels: ReadonlyMap<Element, Element | undefined>): void {
  list.removeAttribute("role");
  for (const tab of list.querySelectorAll(TAB)) {
    const panel = panels.get(tab) ?? tab.nextElementSibling;
    tab.removeAttribute("role");
    if (!panel?.matches(PANEL)) continue;
    panel.setAttribute("role", "region");
    if (isLabel(tab, panel)) makeLabel(tab, panel);
  }
}

/** The hidden element behind what opens it, or behind the heading that this fills. */
function panelBehind(trigger: Element): Element | undefined {
  const isAlone = trigger.nextElementSibling === null && trigger.previousElementSibling === null;
  const next = isAlone ? trigger.parentElement?.nextElementSibling : trigger.nextElementSibling;
  return next?.matches(HIDDEN) ? next : undefined;
}

/** Whether a hidden element is text that waits to be asked for. */
function isPanel(element: Element, isOpened: boolean): boolean {
  if (element.matches(`${PANEL},dd,[hidden=until-found]`)) return true;
  if (element.matches(POPUP) || !hasText(element) || isMostlyLinks(element)) return false;
  return isOpened || PANEL_NAME.test(`${element.getAttribute("class")} ${element.id}`);
}

function show(panel: Element): void {
  panel.removeAttribute("hidden");
  panel.removeAttribute("aria-hidden");
  if (/display:\s*none/i.test(panel.getAttribute("style") ?? "")) panel.removeAttribute("style");
}

/** Whether what opens a panel is all that names it. */
function isLabel(trigger: Element, panel: Element): boolean {
  if (!trigger.matches(LABEL) || trigger.matches(TAB) || trigger.contains(panel)) return false;
  const isShort = hasText(trigger) && (trigger.textContent ?? "").length <= MOST_LABEL;
  return isShort && !panel.matches(POPUP) && hasText(panel) && !isMostlyLinks(panel);
}

/** Buttons are taken for controls, also where readability reads the page. */
function makeLabel(trigger: Element, panel: Element): void {
  const isNamed = trigger.closest(`${HEADING},summary,dt`) !== null;
  const label = trigger.ownerDocument.createElement(isNamed ? "span" : "summary");
  if (trigger.id !== "") label.id = trigger.id;
  if (!isNamed && !panel.hasAttribute("role")) panel.setAttribute("role", "region");
  label.append(...trigger.childNodes);
  trigger.replaceWith(label);
}

/** Tabs without ids name the panels that their element holds, in their order; where it has several lists, none. */
function labelTabs(
  tabs: readonly Element[],
  panels: ReadonlyMap<Element, Element | undefined>,
  near: readonly Element[],
): void {
  for (const [at, tab] of tabs.entries()) {
    const panel = panels.get(tab) ?? (near.length === tabs.length ? near[at] : undefined);
    if (!panel?.matches(PANEL) || isHeaded(panel)) continue;
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
