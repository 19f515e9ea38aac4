import { createRandom, type Random } from "../random.ts";
import { uuidOf } from "../uuid.ts";

/** A person who has an account; the address is reserved for examples. */
export type Member = {
	id: string;
	name: string;
	email: string;
	emailVerified: boolean;
	joinedAt: Date;
};

const firstNames =
	`Aisha Alan Amara Andre Anika Arthur Beatriz Bilal Bridget Caleb Camila Carlos Chiara Cole Dana
	Daniela Derek Dina Ebony Eli Elena Emeka Erin Esther Farid Fiona Gavin Grace Hana Hector Ines Isaac Ivy Jamal
	Jasmin Jonah Joyce Kara Kenji Kofi Laila Leon Lucia Malik Marta Mei Miles Nadia Nico Noor Olivia Omar Paige Priya
	Quentin Rafael Renee Rosa Samir Selma Silas Tara Theo Uma Victor Wanda Yara Yusuf Zoe`.split(
		/\s+/u,
	);
const lastNames =
	`Abara Acker Aldous Amaro Bastin Belcourt Brandow Calder Castell Cheng Corwin Dalby Danso Devane
	Eklund Farrow Fenwick Galvan Ghosh Hallam Haskell Ibarra Ishida Jarrell Joshi Kamara Keller Kowal Landry Lindqvist
	Lozano Mabry Mehra Mendel Navarro Nwosu Oakes Okafor Ortega Pak Pelham Pruitt Quist Rahimi Ramsey Rojas Sandoval
	Sato Sorensen Tamura Thorne Ueda Valdez Varga Walcott Weller Yilmaz Zeller`.split(/\s+/u);

const hosts = ["example.com", "example.com", "example.net", "example.org"] as const;

/** A name and an address, the same for the same number and different for different ones. */
export function inventPerson(number: number, random: Random): { name: string; email: string } {
	const first = firstNames[number % firstNames.length] ?? "";
	// Both lists have other lengths, so that a pair comes again only after all others.
	const last = lastNames[(number * 7) % lastNames.length] ?? "";
	const email = `${first}.${last}@${random.pick(hosts)}`.toLowerCase();
	return { name: `${first} ${last}`, email };
}

/** A time between eight in the morning and midnight, UTC. */
export const timeOfDay = (random: Random): number => random.int(8 * 3600, 24 * 3600 - 1) * 1000;

/** How many days ago something happened: three times as much of it lately as at the beginning. */
export const growing = (random: Random, days: number): number =>
	Math.floor((days * (1 - Math.sqrt(1 - 0.9 * random.next()))) / (1 - Math.sqrt(0.1)));

const strangers = 208;

/**
 * The members who have bought nothing.
 * @param first the number of the first one: buyers have the smaller ones
 */
export function createMembers(first: number, today: number, days: number): Member[] {
	return Array.from({ length: strangers }, (_, index) => {
		const random = createRandom(`member ${index}`);
		const joinedAt = new Date(today - growing(random, days) * 86_400_000 + timeOfDay(random));
		return memberOf(first + index, joinedAt, random);
	});
}

export function memberOf(number: number, joinedAt: Date, random: Random, isBuyer = false): Member {
	return {
		id: uuidOf(`member ${number}`),
		...inventPerson(number, random),
		emailVerified: isBuyer || random.chance(0.86),
		joinedAt,
	};
}
