import type { City } from "./cities.ts";
import type { Random } from "./random.ts";

/** Universities that do not exist, so that nothing false is said of one that does. */
export type School = { name: string; city: City | null };

const table: Record<string, City> = {
	"Brannock University": "Albany, NY",
	"Ellery State University": "Madison, WI",
	"Thornmere College": "Amherst, MA",
	"Halvorsen Institute of Technology": "Minneapolis, MN",
	"Orrin Valley University": "Sacramento, CA",
	"Caldmoor University": "Pittsburgh, PA",
	"University of the Upper Lakes": "Milwaukee, WI",
	"Lindenmoor College": "Burlington, VT",
	"Tamarind Coast University": "Miami, FL",
	"Marlbeck Polytechnic": "Worcester, MA",
	"Farrowgate University": "Philadelphia, PA",
	"Redstone Mesa University": "Tucson, AZ",
	"Saltgrass State University": "Tampa, FL",
	"Harlan Ridge University": "Nashville, TN",
	"Wexcombe College": "Providence, RI",
	"Coldwater Bay University": "Seattle, WA",
	"Quillan University": "Ithaca, NY",
	"Dunmere State University": "Columbus, OH",
	"Osterley Institute of Technology": "San Jose, CA",
	"Prairie Crown University": "Lincoln, NE",
	"Vantreaux University": "Raleigh, NC",
	"Peachgrove Institute of Technology": "Atlanta, GA",
	"Kestrel Mountain University": "Denver, CO",
	"Ashlocke College": "Cambridge, MA",
	"Merrow Sound University": "Portland, OR",
	"Tolland Creek University": "Kansas City, MO",
	"Greyhurst University": "Rochester, NY",
	"Cypress Fork State University": "Houston, TX",
	"Blackwater Ford University": "Charlottesville, VA",
	"Hollenbeck University": "Detroit, MI",
	"Northgale University": "Ann Arbor, MI",
	"Sablewood College": "Cincinnati, OH",
	"Trevanian University": "Boston, MA",
	"Larkin Falls University": "Syracuse, NY",
	"Corriedale State University": "Iowa City, IA",
	"University of Mount Averil": "Boulder, CO",
	"Pellworth University": "Durham, NC",
	"Stannard Institute of Technology": "Champaign, IL",
	"Juniper Basin University": "Salt Lake City, UT",
	"Rivermoor State University": "St. Louis, MO",
	"Winterbourne College of Arts and Sciences": "Chicago, IL",
	"Carrow Point University": "San Diego, CA",
	"Danforth Hollow University": "Knoxville, TN",
	"Eastmarch University": "New York, NY",
	"Hudsonvale University": "Brooklyn, NY",
	"Glenarrow University": "Baltimore, MD",
	"Bluff River State University": "Austin, TX",
	"Sunmesa State University": "Phoenix, AZ",
	"Wickford Polytechnic": "Indianapolis, IN",
	"Tennant Lake University": "Bloomington, IN",
	"Peregrine State University": "Eugene, OR",
	"University of Santa Lucinda": "Santa Barbara, CA",
	"Alderbrook Agricultural and Technical University": "Davis, CA",
	"Holloway Springs University": "Gainesville, FL",
	"Marchmont University": "Athens, GA",
	"Pinebarrow University": "Blacksburg, VA",
	"Sunflower Plains University": "Lawrence, KS",
	"Capitol Heights Polytechnic": "Washington, DC",
	"Westerly Gate University": "Los Angeles, CA",
	"Foxhollow Technical University": "Dallas, TX",
	"Bayhollow State University": "Oakland, CA",
	"Ravenna Shore University": "Cleveland, OH",
	"Ironbridge University": "Charlotte, NC",
	"Lake Ardagh University": "Toronto, ON",
	"Université du Mont-Clair": "Montreal, QC",
	"Strait of Sable University": "Vancouver, BC",
	"Grandmere Institute of Technology": "Waterloo, ON",
	"Cape Tarrant University": "Halifax, NS",
};

/** Schools at home, each with its city. */
export const schools: readonly School[] = Object.entries(table).map(([name, city]) => ({
	name,
	city,
}));

/** Schools abroad; they stand on a resume below a later degree from here. */
export const schoolsAbroad: readonly School[] = [
	"Deccan Plateau Institute of Technology, Pune",
	"Kaveri Technical University, Chennai",
	"Lianhua University of Science, Nanjing",
	"Jinhe University of Finance, Wuhan",
	"Hanbit Institute of Science, Daejeon",
	"Universidad del Valle Sereno, Monterrey",
	"Universidade da Serra Clara, Campinas",
	"Technische Hochschule Rosenau, Stuttgart",
	"École Polytechnique de Valmont, Lyon",
	"Lagoon Coast University, Lagos",
	"Rift Highlands University, Nairobi",
	"Bosphorus Gate Technical University, Istanbul",
	"Politechnika Wiślna, Kraków",
	"Pearl Delta Polytechnic, Ho Chi Minh City",
].map((name) => ({ name, city: null }));

const faculties = ["School of Management", "School of Business", "Graduate School of Business"];

/** How a business degree names its school: "Quillan University, School of Management". */
export const businessSchoolName = (random: Random, school: School): string =>
	/College|Polytechnic|Institute/.test(school.name)
		? school.name
		: `${school.name}, ${random.pick(faculties)}`;
