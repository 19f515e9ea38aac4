import { chromium } from "playwright-core";
const [,, base, ...specs] = process.argv;
const b = await chromium.launch({ executablePath: "/usr/bin/chromium", args: "--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync".split(" ") });
for (const spec of specs) {
  const [path, width, scheme, name, full] = spec.split("@");
  const c = await b.newContext({ viewport: { width: +width, height: +width < 500 ? 760 : 860 }, colorScheme: scheme, reducedMotion: "reduce" });
  const p = await c.newPage();
  p.on("console", m => m.type()==="error" && console.log(name, m.text()));
  p.on("pageerror", e => console.log(name, "PAGEERROR", String(e)));
  if (globalThis.process.env.LOGIN) { await p.goto(base+"/auth/signin"); await p.getByLabel("Email").fill(process.env.LOGIN); await p.getByLabel("Password",{exact:true}).fill("reading-room"); await p.getByRole("button",{name:"Sign In"}).click(); await p.getByText("Successfully").waitFor(); }
  await p.goto(base + path, { waitUntil: "networkidle" });
  await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full === "full" });
  await c.close();
}
await b.close();
