/** Tabs of Bootstrap and of Webflow, which have no roles until a script has run. */
const TAB = "[data-toggle=tab],[data-toggle=pill],[data-bs-toggle=tab],[data-bs-toggle=pill],.w-tab-link";
const LIST = "ul,ol,.nav,.w-tab-menu";

/** Gives tabs that only the scripts of their builders know the roles that these give them: what names a text, and which. */
export function tellTabs(document: Document): void {
  for (const [at, tab] of [...document.querySelectorAll(TAB)].entries()) {
    const panel = panelOf(tab);
    if (panel === undefined) continue;
    panel.id ||= `tab-panel-${at}`;
    panel.setAttribute("role", "tabpanel");
    tab.setAttribute("role", "tab");
    tab.setAttribute("aria-controls", panel.id);
    tab.closest(LIST)?.setAttribute("role", "tablist");
  }
}

function panelOf(tab: Element): Element | undefined {
  const name = tab.getAttribute("data-w-tab");
  const panes = [...(tab.closest(".w-tabs")?.querySelectorAll(".w-tab-pane") ?? [])];
  const pane = panes.find((each) => name !== null && each.getAttribute("data-w-tab") === name);
  const target = ["data-bs-target", "data-target", "href"].map((key) => tab.getAttribute(key) ?? "");
  const id = target.find((each) => /^#[^#\s]+$/.test(each))?.slice(1);
  return pane ?? (id === undefined ? undefined : (tab.ownerDocument.getElementById(id) ?? undefined));
}
