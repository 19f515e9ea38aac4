/** How street addresses are written in the countries that most of our resumes come from, in plain signs. */

const cap = "\\p{Lu}[\\p{L}'’.-]{1,30}";
const small = "(?:d[eiou]s?|d[eu]l?(?:la|le|lo|gli|i)?|l[aeo]s?|den|der|dem|van|von|the|of|y|e)";
const number = "\\d{1,4}(?!\\d)(?:\\s?[a-zA-Z]\\b)?(?:[-/]\\d{1,4}[a-z]?)?";
/** Up to four words of a street's own name, small words between them. */
const name = `(?:\\d{1,2}\\s+)?(?:(?:${small}\\s+|[dl]['’]\\s?){0,3}${cap}\\s*){1,4}`;

const streetName = "(?:[A-Z][\\w'’.-]{1,30}|\\d{1,3}(?:st|nd|rd|th))";
const streetKind =
	"(?:Street|St|Avenue|Ave|Road|Rd|Boulevard|Blvd|Lane|Ln|Drive|Dr|Court|Ct|Place|Pl|Square|Sq|Terrace|Ter|Way|Parkway|Pkwy|Highway|Hwy|Circle|Cir|Close|Crescent|Gardens|Mews|Row|Walk|Hill|Trail|Alley|Loop|Grove)";
/** "2011 Ohio Supreme Court" is a year and a house. */
const court =
	"(?:19|20)\\d\\d\\s[\\w .]{0,40}(?:District|Supreme|Superior|Circuit|Appellate|Probate|Municipal)\\sCourt\\b";
const unit = "(?:,?\\s*(?:Apt|Apartment|Suite|Ste|Unit|Floor|Fl|Flat|No|#)\\.?\\s*[\\w-]{1,8})?";
export const states =
	"(?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY])";
const town = `(?:,?\\s+[A-Z][\\w .'-]{1,30},?\\s+${states}(?:\\s+\\d{5}(?:-\\d{4})?)?)?`;

/** One word of German or Dutch that ends as a street does. */
const compound =
	/(?<![\w])\p{Lu}[\p{L}.-]{0,60}(?:straße|strasse|str\.|weg|platz|allee|gasse|ufer|damm|chaussee|straat|laan|gracht|plein|kade|singel|dijk)\s+(?!(?:19|20)\d\d\b)\d{1,4}(?:\s?[a-zA-Z]\b)?/gu;

/** Streets with their numbers; what follows on the line may be a town. */
export const streets: readonly RegExp[] = [
	/^(?:home |mailing |postal )?(?:address|anschrift|adresse|dirección|indirizzo|morada|adres)\s*:\s*([^|·•\t]{6,120})/giu,
	new RegExp(
		`(?<![\\w.,$#-])(?!${court})\\d{1,6}[A-Za-z]?\\s+(?:[NSEW]{1,2}\\.?\\s+)?(?!(?:Google|One|Hard|Test|Wall)\\s)(?:${streetName}\\s+){1,4}?${streetKind}\\b\\.?${unit}${town}(?=\\s*(?:$|[,;|·•\\t]|[–—-]\\s|[A-Z]{1,2}\\d))`,
		"gu",
	),
	compound,
	// Berliner Straße 12, Am Markt 5, Unter den Linden 77
	new RegExp(
		`(?<![\\p{L}\\d])\\p{Lu}[\\p{L}-]{2,30}\\s(?:Straße|Strasse|Str\\.|Allee|Platz|Weg|Ring|Damm|Ufer)\\s+(?!(?:19|20)\\d\\d\\b)${number}`,
		"gu",
	),
	/(?<![\p{L}\d])(?:Am|An de[rn]|Im|In der|Auf der|Zum|Zur|Unter den)\s\p{Lu}[\p{L}-]{2,30}\s\d{1,3}[a-z]?(?=\s*(?:$|[,;|·•\t]))/gu,
	// ul. Marszałkowska 12/4
	new RegExp(
		`(?<![\\p{L}\\d])(?:[Uu]l|[Aa]l|[Pp]l|[Oo]s)\\.\\s?${name}${number}(?:\\s?m\\.?\\s?\\d{1,4})?`,
		"gu",
	),
	// 12 bis, rue de la Paix
	new RegExp(
		`(?<![\\p{L}\\d.,$#-])\\d{1,4}(?:\\s?(?:bis|ter|quater))?,?\\s+(?:[Rr]ue|[Aa]venue|[Aa]v\\.|[Bb]oulevard|[Bb]d\\.?|[Pp]lace|[Cc]hemin|[Aa]llée|[Ii]mpasse|[Qq]uai|[Cc]ours|[Rr]oute|[Ff]aubourg)\\s+${name}`,
		"gu",
	),
	// Calle Mayor 5, Via Roma 7, Rua Augusta, 24
	new RegExp(
		`(?<![\\p{L}\\d])(?:Calle|C/|Avda\\.?|Avenida|Av\\.|Plaza|Paseo|Ronda|Camino|Carrer|Passeig|Via|Viale|Piazza|Piazzale|Corso|Largo|Vicolo|Rua|R\\.|Travessa|Praça|Alameda|Estrada)\\s*${name},?\\s*(?:n[o°.]?\\s*)?(?!(?:19|20)\\d\\d\\b)${number}(?:,\\s*\\d{1,2}\\s?[oa°](?![a-z])\\s?\\w{0,6})?`,
		"gu",
	),
];

/** The one form without a number: of a thousand short lines without any, each would be looked at a hundred times. */
export const labeledStreet = streets.slice(0, 1);

/** Postcodes and boxes that say where a person lives without naming a street. */
export const postcodes: readonly RegExp[] = [
	new RegExp(`\\b[A-Z][a-z][\\w .'-]{0,30},\\s*${states}\\s+\\d{5}(?:-\\d{4})?\\b`, "gu"),
	/\bP\.?\s?O\.?\s?Box\s+\d{1,6}\b/giu,
	/\b(?:GIR ?0AA|[A-PR-UWYZ][A-HK-Y]?\d[A-Z\d]? (?!\d[GTPE]B\b)\d[ABD-HJLNP-UW-Z]{2})\b/gu,
	/\b[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d\b/gu,
	/\b(?:DE?|A|CH|F|I|E|PL|NL|P)-\d{4,5}\s+\p{Lu}\p{L}+/gu,
	/(?<![\w.,$-])\d{2}-\d{3}\s+\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?/gu,
	/(?<![\w.,$-])\d{4}-\d{3}\s+\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?/gu,
	/(?<![\w.,$-])\d{4}\s[A-Z]{2}\s{1,2}\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?/gu,
];

/** Five digits and a town: an address only beside a street, for elsewhere they count something. */
export const townBesideStreet =
	/(?<![\w.,$-])\d{5}\s+\p{Lu}\p{L}+(?:[ -]\p{Lu}\p{L}+)?(?:\s\([A-Z]{2}\))?/gu;
