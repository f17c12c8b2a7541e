/** What adds to a sentence that is left out, or tells of the others: "You should also tell your lead." */
export const GOES_WITH_FIRST =
  /^(?:\S+ ){1,5}?also (?!known\b|called\b|referred\b|named\b|abbreviated\b)|^(?:\S+ ){1,2}?the (?:other|remaining) \p{L}|^(?:vous pouvez|tu peux|on peut|il est) (?:également|aussi) |^(?:Sie|du|man) (?:können|kannst|kann) auch |^también (?:puede|se puede)|^(?:puede|se puede)\p{L}* también |^(?:si può|puoi|può) anche |^(?:você )?também (?:pode|é possível)|^(?:u|je|men) kunt? ook /iu;
