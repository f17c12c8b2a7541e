/** The JSON that a model must answer with. Models write the keys of an object in alphabetical order. */
export type OutputSchema =
  | { type: "array"; items: OutputSchema }
  | { type: "object"; properties: Record<string, OutputSchema> }
  | { type: "string" }
  | { type: "integer" };

/** Everything a model is told for one task. */
export interface Prompt {
  /** The rules: never holds a word of a page or of a visitor. */
  system: string;
  /** The conversation; the last turn is the visitor's and holds the evidence as data. */
  turns: readonly { role: "user" | "model"; text: string }[];
  /** Absent where the answer is text. */
  output?: OutputSchema;
  maxOutputTokens: number;
}

/** Room for the model's thoughts too, which count as output. */
export const maxOutputTokens = 8_192;
