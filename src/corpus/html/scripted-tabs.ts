import { closest } from "../dom/selectors.ts";

/** Tabs of Bootstrap and of Webflow, which have no roles until a script has run. */
const TAB = "[data-toggle=tab],[data-toggle=pill],[data-bs-toggle=tab],[data-bs-toggle=pill],.w-tab-link";
const LIST = "ul,ol,.nav,.w-tab-menu";

/** Gives tabs that only the scripts of their builders know the roles that these give them: what names a text, and which. */
export function tellTabs(document: Document): void {
  const tabs = [...document.querySelectorAll(TAB)];
  if (tabs.length === 0) return;
  // Each is looked up in what is read once: a page may be nothing but tabs.
  const panes = Map.groupBy(document.querySelectorAll(".w-tab-pane"), (pane) => closest(pane, ".w-tabs"));
  const byName = new Map([...panes].map(([box, inside]) => [box, firstsBy(inside, "data-w-tab")]));
  const byId = firstsBy([...document.querySelectorAll("[id]")], "id");
  for (const [at, tab] of tabs.entries()) {
    const pane = byName.get(closest(tab, ".w-tabs"))?.get(tab.getAttribute("data-w-tab"));
    const panel = pane ?? byId.get(targetOf(tab));
    if (panel === undefined) continue;
    panel.id ||= `tab-panel-${at}`;
    panel.setAttribute("role", "tabpanel");
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    closest(tab, LIST)?.setAttribute("role", "tablist");
  }
}

/** The first of some elements by what an attribute of theirs says, where they have it. */
function firstsBy(elements: readonly Element[], attribute: string): ReadonlyMap<string | null, Element> {
  const named = elements.filter((element) => element.hasAttribute(attribute)).reverse();
  return new Map(named.map((element) => [element.getAttribute(attribute), element]));
}

/** The id that a tab names, `""` where it names none. */
function targetOf(tab: Element): string {
  const targets = ["data-bs-target", "data-target", "href"].map((key) => tab.getAttribute(key) ?? "");
  return targets.find((each) => /^#[^#\s]+$/.test(each))?.slice(1) ?? "";
}
