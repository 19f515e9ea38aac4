import type { ResumeDocument } from "#app/domain/reader/resume-document.ts";
import type { Random } from "./random.ts";

/** An area code of each state; with 555-01xx it reaches nobody. */
const areaCodes: Record<string, string> = Object.fromEntries(
	`AL 205,AK 907,AZ 602,AR 501,CA 415,CO 720,CT 203,DC 202,DE 302,FL 305,GA 404,HI 808,IA 515,ID 208,IL 312,
	IN 317,KS 316,KY 502,LA 504,MA 617,MD 410,ME 207,MI 313,MN 612,MO 314,MS 601,MT 406,NC 704,ND 701,NE 402,
	NH 603,NJ 201,NM 505,NV 702,NY 212,OH 614,OK 405,OR 503,PA 215,PR 787,RI 401,SC 803,SD 605,TN 615,TX 512,
	UT 801,VA 804,VT 802,WA 206,WI 414,WV 304,WY 307`
		.split(",")
		.map((entry) => entry.trim().split(" ")),
);

/** Gives a person an address and a number that are reserved for examples: example.com and 555-01xx. */
export function addContact(document: ResumeDocument, random: Random): ResumeDocument {
	const { name, location = "" } = document.basics;
	const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	const state = location.slice(-2);
	const line = String(random.int(0, 99)).padStart(2, "0");
	return {
		...document,
		basics: {
			...document.basics,
			email: `${plain.replace(/[^a-z-]+/g, ".")}@example.com`,
			phone: `(${areaCodes[state] ?? "555"}) 555-01${line}`,
		},
	};
}
