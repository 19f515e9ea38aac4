import { fontMetrics, layoutFeatures, fontSegments } from "#app/integrations/documents/font-metrics.server.ts";
const t="Tomato AVA To We kerned, Yo. The office of a waffle";
for (const f of ["sans","sans-medium"] as const) { const font=Object.getPrototypeOf(fontSegments("a",f)[0]!.font); let prev=0;
 for (let i=1;i<=t.length;i++){ const s=t.slice(0,i); const d=fontMetrics.widthOf(s,f,10)-font.layout(s,layoutFeatures).advanceWidth/font.unitsPerEm*10; if(Math.abs(d-prev)>1e-6) console.log(f,JSON.stringify(s.slice(-4)),d-prev); prev=d;}
}
