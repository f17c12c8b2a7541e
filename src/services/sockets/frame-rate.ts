const framesPerSecond = 50;

/** Counts the frames of one socket in each second. */
export class FrameRate {
  #startedAt = 0;
  #frames = 0;

  /** Counts a frame; true where the socket has sent too many. */
  isTooFast(): boolean {
    const now = performance.now();
    if (now - this.#startedAt >= 1_000) {
      this.#startedAt = now;
      this.#frames = 0;
    }
    return ++this.#frames > framesPerSecond;
  }
}
