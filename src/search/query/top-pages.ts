/**
 * The best `limit` pages by score, best first, ties by lower page: a bounded heap whose worst entry is on top.
 * `candidates[0..count]` need no order and hold each page once.
 */
export function topPages(scores: Float32Array, candidates: Uint32Array, count: number, limit: number): number[] {
  const heap: number[] = [];
  if (limit <= 0) return heap;
  let floor = 0;
  for (let i = 0; i < count; i++) {
    const page = candidates[i] as number;
    const score = scores[page] as number;
    if (heap.length < limit) {
      heap.push(page);
      siftUp(heap, scores);
    } else if (score > floor || (score === floor && page < (heap[0] as number))) {
      heap[0] = page;
      siftDown(heap, scores);
    } else continue;
    floor = heap.length < limit ? 0 : (scores[heap[0] as number] as number);
  }
  return heap.sort((a, b) => (scores[b] as number) - (scores[a] as number) || a - b);
}

const worse = (scores: Float32Array, a: number, b: number): boolean => {
  const difference = (scores[a] as number) - (scores[b] as number);
  return difference < 0 || (difference === 0 && a > b);
};

function siftUp(heap: number[], scores: Float32Array): void {
  let at = heap.length - 1;
  const page = heap[at] as number;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    if (!worse(scores, page, heap[parent] as number)) break;
    heap[at] = heap[parent] as number;
    at = parent;
  }
  heap[at] = page;
}

function siftDown(heap: number[], scores: Float32Array): void {
  const page = heap[0] as number;
  let at = 0;
  for (let child = 1; child < heap.length; child = 2 * at + 1) {
    if (child + 1 < heap.length && worse(scores, heap[child + 1] as number, heap[child] as number)) child++;
    if (!worse(scores, heap[child] as number, page)) break;
    heap[at] = heap[child] as number;
    at = child;
  }
  heap[at] = page;
}
