/** A sparse matrix by rows: row r is `columns` and `values` from `starts[r]` up to `starts[r + 1]`. */
export interface SparseMatrix {
  rows: number;
  columnCount: number;
  starts: Uint32Array;
  columns: Uint32Array;
  values: Float32Array;
}

/** `matrix · dense`: dense is `columnCount × width`, the result `rows × width`, both row by row. */
export function multiply(matrix: SparseMatrix, dense: Float32Array, width: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(matrix.rows * width);
  for (let row = 0; row < matrix.rows; row++)
    for (let cell = matrix.starts[row] as number; cell < (matrix.starts[row + 1] as number); cell++)
      addScaled(
        result,
        row * width,
        dense,
        (matrix.columns[cell] as number) * width,
        matrix.values[cell] as number,
        width,
      );
  return result;
}

/** `matrixᵀ · dense`: dense is `rows × width`, the result `columnCount × width`. */
export function multiplyTransposed(
  matrix: SparseMatrix,
  dense: Float32Array,
  width: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(matrix.columnCount * width);
  for (let row = 0; row < matrix.rows; row++)
    for (let cell = matrix.starts[row] as number; cell < (matrix.starts[row + 1] as number); cell++)
      addScaled(
        result,
        (matrix.columns[cell] as number) * width,
        dense,
        row * width,
        matrix.values[cell] as number,
        width,
      );
  return result;
}

/** `to[toStart + i] += factor · from[fromStart + i]` for i below `width`. */
function addScaled(
  to: Float32Array,
  toStart: number,
  from: Float32Array,
  fromStart: number,
  factor: number,
  width: number,
): void {
  for (let i = 0; i < width; i++)
    to[toStart + i] = (to[toStart + i] as number) + factor * (from[fromStart + i] as number);
}
