import { expect, test } from "bun:test";
import { singularVectors } from "../../src/search/semantic/singular-vectors.ts";
import { multiply, type SparseMatrix } from "../../src/search/semantic/sparse-matrix.ts";
import { symmetricEigen } from "../../src/search/semantic/symmetric-eigen.ts";

function sparse(rows: number[][]): SparseMatrix {
  const cells = rows.map((row) => row.flatMap((value, column) => (value === 0 ? [] : [{ value, column }])));
  const starts = Uint32Array.from([0, ...cells.map((_, i) => cells.slice(0, i + 1).flat().length)]);
  const columns = Uint32Array.from(cells.flat(), ({ column }) => column);
  const values = Float32Array.from(cells.flat(), ({ value }) => value);
  return { rows: rows.length, columnCount: rows[0]?.length ?? 0, starts, columns, values };
}

test("eigenvalues and vectors of a symmetric matrix satisfy their equation", () => {
  const matrix = Float64Array.of(4, 1, 0, 1, 3, 1, 0, 1, 2);
  const { values, vectors } = symmetricEigen(matrix, 3);
  for (let v = 0; v < 3; v++)
    for (let row = 0; row < 3; row++) {
      const product = [0, 1, 2].reduce((sum, k) => sum + (matrix[row * 3 + k] ?? 0) * (vectors[k * 3 + v] ?? 0), 0);
      expect(product).toBeCloseTo((values[v] ?? 0) * (vectors[row * 3 + v] ?? 0), 9);
    }
});

test("singular vectors rebuild a matrix of low rank", () => {
  const left = Array.from({ length: 30 }, (_, i) => [Math.sin(i), Math.cos(2 * i)]);
  const rows = left.map(([a = 0, b = 0]) =>
    Array.from({ length: 20 }, (_, j) => a * Math.cos(j) + 3 * b * Math.sin(j + 1)),
  );
  const matrix = sparse(rows);
  const { dimensions, right, values } = singularVectors(matrix, 10);
  expect(dimensions).toBe(2);
  expect(values[0]).toBeGreaterThan(values[1] ?? 0);
  const projected = multiply(matrix, right, dimensions);
  for (const [i, row] of rows.entries())
    for (const [j, value] of row.entries()) {
      const rebuilt = [0, 1].reduce((sum, d) => sum + (projected[i * 2 + d] ?? 0) * (right[j * 2 + d] ?? 0), 0);
      expect(rebuilt).toBeCloseTo(value, 3);
    }
});
