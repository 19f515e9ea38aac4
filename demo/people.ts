import { areaCodeOf, type City } from "./cities.ts";
import type { Random } from "./random.ts";

/**
 * People who do not exist. First and last names are kept by background, so that most go together as they do
 * in life; one person in six carries a name of two backgrounds.
 */
type Background = {
	share: number;
	/** Spoken at home by many, and then worth a line on the resume. */
	language?: string;
	first: readonly string[];
	last: readonly string[];
};

const words = (text: string): string[] => text.trim().split(/\s+/);

export const backgrounds: readonly Background[] = [
	{
		share: 22,
		first:
			words(`Hannah Emily Grace Caroline Natalie Audrey Claire Rachel Brooke Paige Ethan Connor Tyler
			Garrett Wesley Spencer Nolan Blake Trevor Dylan Abigail Lauren`),
		last: words(`Whitaker Hartwell Mercer Ellison Prescott Langley Thornton Carver Aldridge Sutton Fairbanks
			Holloway Barlow Kendrick Stratton Merritt Lockwood Ashworth Winslow Redmond Pruitt Haverford`),
	},
	{
		share: 11,
		first:
			words(`Malik Jasmine Andre Imani Terrence Keisha Darius Aaliyah Marcus Nia Isaiah Simone Xavier
			Tiana Jamal Brianna`),
		last: words(`Freeman Coleman Broadnax Gaines Pettway Bolden Rivers Mayfield Hairston Dorsey Beasley
			Tolliver Sykes Whitfield Ruffin Gadsden Blackmon Spruill Witherspoon Ellerbe`),
	},
	{
		share: 13,
		language: "Spanish",
		first:
			words(`Mateo Sofía Diego Camila Andrés Valentina Javier Lucía Alejandro Daniela Ricardo Mariana
			Rafael Ximena Emilio Paola Santiago Gabriela`),
		last: words(`Rivas Quintero Villarreal Escobedo Montoya Arroyo Benavides Cardona Salcedo Zamora Ibarra
			Pacheco Figueroa Barrera Olvera Trujillo Cisneros Maldonado Rosales Valdivia Sepúlveda Bustamante`),
	},
	{
		share: 12,
		language: "Mandarin",
		first:
			words(`Kevin Michelle Jason Vivian Yifan Zihan Haoran Xinyi Yuchen Mengyao Tianyu Ruoxi Jiaqi
			Boyang Winnie Eric Tiffany Weiling`),
		last: words(`Zhao Xu Deng Tang Feng Cai Luo Shen Pan Qiu Gao Jiang Fang Meng Hsu Tsai Liao Kuo Yeh
			Ouyang Zhong Peng`),
	},
	{
		share: 14,
		language: "Hindi",
		first:
			words(`Ananya Rohan Priya Arjun Kavya Nikhil Meera Siddharth Ishita Varun Divya Karthik Neha
			Aditya Sneha Vikram Pooja Rahul Tanvi Manish`),
		last: words(`Raghavan Deshpande Kulkarni Subramanian Chatterjee Bhatt Menon Iyengar Malhotra Kapadia
			Venkatesan Thakur Banerjee Joshi Nambiar Saxena Pillai Chaudhary Rangan Seshadri Ahluwalia`),
	},
	{
		share: 5,
		language: "Korean",
		first: words("Minjun Soyeon Jiwoo Hyunwoo Yuna Seojun Eunji Joon Grayson Christine"),
		last: words("Kwon Hwang Yoon Bae Nam Seo Moon Jeong Ryu Cho Shim Noh"),
	},
	{
		share: 3,
		language: "Japanese",
		first: words("Kenji Aiko Takumi Naomi Haruka Mika Ren Emi"),
		last: words("Sakamoto Fujiwara Nakagawa Ishida Hayashi Okada Kuroda Matsuda Uchida Noguchi"),
	},
	{
		share: 5,
		language: "Vietnamese",
		first: words("Linh Minh Thao Khoa Trang Quang Bao Mai Tuan Hien"),
		last: words("Nguyen Tran Pham Huynh Vo Dang Bui Ngo Duong Trinh"),
	},
	{
		share: 3,
		language: "Tagalog",
		first: words("Angelica Paolo Bianca Jericho Miguel Carmela"),
		last: words("Bautista Manalo Villanueva Pascual Evangelista Ocampo Salonga Macaraeg"),
	},
	{
		share: 8,
		first:
			words(`Katarzyna Tomasz Anastasia Dmitri Ivana Luka Milena Stefan Annika Lars Ingrid Matthias
			Elena Viktor Petra Marek`),
		last: words(`Kowalczyk Novotny Petrov Horvat Jankowski Dragomir Lindqvist Bergstrom Halvorsen Kessler
			Brandt Vogel Sorensen Nowicki Marinov Kaminski Dvorak Popescu Antonescu Virtanen`),
	},
	{
		share: 7,
		first:
			words(`Omar Layla Yousef Noor Karim Dalia Reza Shirin Elif Emre Tamar Ari Leila Samir Yasmin
			Hassan`),
		last: words(`Haddad Khoury Mansour Nasser Farouk Rahimi Tehrani Yilmaz Demir Aydin Shapiro Feldman
			Rosenthal Abboud Sayegh Karimi Darwish Bishara Moradi Toledano`),
	},
	{
		share: 7,
		first: words(`Chidi Amara Kwame Adaeze Tunde Zola Femi Nneka Kofi Abena Wanjiru Tendai Thandiwe
			Oluwaseun Makena Ifeoma`),
		last: words(`Okafor Adeyemi Mensah Nwosu Boateng Okonkwo Kamau Mwangi Dlamini Moyo Osei Balogun Eze
			Asante Kariuki Tesfaye Bekele Abiodun Ndlovu Sowande`),
	},
	{
		share: 6,
		first:
			words(`Chloé Antoine Giulia Lorenzo Camille Marco Beatriz Tiago Eleni Nikos Francesca Julien
			Sophie Matteo Inês Dominic`),
		last: words(`Moreau Lefebvre Rossetti Marchetti Bellini Delacroix Fontaine Carvalho Teixeira Pappas
			Economou Ferrara Gallo Beaumont Rocha Figueiredo Santoro Conti Larocque Vasilakis`),
	},
	{
		share: 4,
		language: "Urdu",
		first: words("Ayesha Bilal Fatima Imran Zainab Usman Sana Hamza Mariam Faisal"),
		last: words("Qureshi Siddiqui Chowdhury Mirza Baig Akhtar Farooqi Hashmi Javed Malik-Shah"),
	},
];

export type Person = { name: string; email: string; homeLanguage: string | undefined };

/** Hands out people, never the same full name twice. Throws when every combination is used up. */
export function createPeople(): (random: Random) => Person {
	const taken = new Set<string>();
	const shares = backgrounds.map((background) => [background, background.share] as const);
	const allFirst = backgrounds.flatMap((background) => background.first);
	return (random) => {
		for (let attempt = 0; attempt < 2000; attempt++) {
			const background = random.weighted(shares);
			// After many tries a background is exhausted: then any first name will do.
			const mixed = attempt > 20 || random.chance(0.16);
			const first = random.pick(mixed ? allFirst : background.first);
			const name = `${first} ${random.pick(background.last)}`;
			if (taken.has(name)) continue;
			taken.add(name);
			const homeLanguage = background.first.includes(first) ? background.language : undefined;
			return { name, email: emailOf(name), homeLanguage };
		}
		throw new RangeError("No full name is left");
	};
}

/** "Sofía Malik-Shah" → "sofia.malik-shah@example.com"; example.com delivers to nobody. */
function emailOf(name: string): string {
	const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
	return `${plain.replace(" ", ".")}@example.com`;
}

/** A number from the range that is reserved for fiction, with the city's area code: "(312) 555-0142". */
export const phoneIn = (random: Random, city: City): string =>
	`(${areaCodeOf(city)}) 555-01${String(random.int(0, 99)).padStart(2, "0")}`;
