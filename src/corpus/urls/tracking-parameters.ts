/** Prefixes of query parameters that only measure campaigns. */
const TRACKING_PREFIXES = ["utm_", "mtm_", "pk_", "piwik_", "hsa_", "matomo_"];

/** Query parameters that only tell where a visitor came from, lower case. */
const TRACKING_NAMES: ReadonlySet<string> = new Set(
  (
    "gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid fbclid msclkid twclid ttclid li_fat_id igsh igshid yclid ysclid " +
    "_openstat mc_cid mc_eid _hsenc _hsmi __hssc __hstc __hsfp hsctatracking mkt_tok _ga _gl vero_id vero_conv wickedid " +
    "oly_enc_id oly_anon_id rb_clickid s_cid epik srsltid _branch_match_id"
  ).split(" "),
);

/** Whether a query parameter says nothing about which page is meant. */
export function isTrackingParameter(name: string): boolean {
  const lower = name.toLowerCase();
  return TRACKING_NAMES.has(lower) || TRACKING_PREFIXES.some((prefix) => lower.startsWith(prefix));
}
