import qrcode from 'qrcode-generator';
import classes from './signing-in.module.css';

/** White border around the code, in modules: scanners need it. */
const QUIET_ZONE = 4;

/** Loaded lazily, because few need it. */
export default function QrCode({ text, label }: { text: string; label: string }) {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const modules = Array.from({ length: code.getModuleCount() }, (_, index) => index);
  const dark = modules.flatMap((row) =>
    modules.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
  );
  const size = modules.length + 2 * QUIET_ZONE;
  return (
    <svg
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${size} ${size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      className={classes.qrCode}
    >
      <path d={dark.join('')} />
    </svg>
  );
}
