import { bundle } from "./bundle.ts" with { type: "macro" };

/** `/widget.js`. */
export const widgetScript: string = bundle();
