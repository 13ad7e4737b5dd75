import qrcode from 'qrcode-generator';
import type { Code } from './scene';

/** Q: the code stays readable when a quarter of it is damaged. */
const CORRECTION = 'Q';

/** Returns the dark squares of a QR code as path data; the paper around it is its quiet zone. */
export function squaresOf({ address, box }: Code): string {
  const code = qrcode(0, CORRECTION);
  code.addData(address);
  code.make();
  const count = code.getModuleCount();
  const side = box.width / count;
  const squares: string[] = [];
  for (let row = 0; row < count; row += 1) {
    for (let column = 0; column < count; column += 1) {
      if (!code.isDark(row, column)) continue;
      // Slightly larger: otherwise thin lines of paper show between two squares.
      const [x, y] = [box.x + column * side, box.y + row * side].map((value) => value.toFixed(3));
      squares.push(
        `M${x} ${y}h${(side + 0.02).toFixed(3)}v${(side + 0.02).toFixed(3)}h-${(side + 0.02).toFixed(3)}z`,
      );
    }
  }
  return squares.join('');
}
