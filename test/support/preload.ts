/** Loaded before every test: a busy machine is slow, not wrong. */
import { setDefaultTimeout } from "bun:test";

setDefaultTimeout(90_000);
