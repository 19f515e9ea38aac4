import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fontFaces } from "#app/domain/reader/sheet/font-metrics.ts";
import { measureFace } from "#app/integrations/documents/fonts/measure-fonts.ts";

// `npm run font-widths`: measures the faces of the sheet after an update of their packages.
const path = fileURLToPath(
	new URL("../app/integrations/documents/fonts/font-widths.json", import.meta.url),
);
const faces = fontFaces.map((face) => `"${face}": ${JSON.stringify(measureFace(face))}`);
await writeFile(path, `{\n${faces.join(",\n")}\n}\n`);
