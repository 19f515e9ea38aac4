import { count } from "#app/domain/base/count.ts";
import {
	firstMonthPrice,
	freeAllowance,
	guarantee,
	packPrice,
	plans,
	proPrice,
} from "#app/domain/billing/plans.ts";
import { fairUseWords } from "#app/domain/reader/fair-use.ts";
import { brand } from "../brand.ts";
import { type LegalPage, settingsLink, supportLink } from "./legal-page.ts";

// A starting point for the owner's lawyer, not advice. The owner checks the ages, the liability and the law; who
// they are comes from the SELLER_ variables. What is said of plans, refunds and access is what the code does:
// change both together.

const { pack, pro } = plans;

export const termsPage: LegalPage = {
	title: "Terms of service",
	description: `The rules of ${brand.name}: what each plan opens, renewal, cancellation and refunds, and what you may do with a resume.`,
	published: "2024-12-30",
	lastUpdated: "2026-11-24",
	inShort: [
		`Your first resume is free. A ${pack.name} opens ${pack.resumes} within ${pack.days} days, ${pro.name} opens all of them month by month.`,
		`You can cancel at any time, and take a payment back once, within ${guarantee.days} days.`,
		"Read and download for yourself. Do not republish, resell or scrape.",
		"We cannot promise you an interview or an offer.",
	],
	sections: [
		{
			id: "agreement",
			title: "What you agree to",
			blocks: [
				[
					`These terms are the agreement between you and ${brand.name}. You accept them when you create an account or buy something. What happens to your data stands in the `,
					{ label: "privacy policy", to: "/privacy" },
					".",
				],
			],
		},
		{
			id: "who",
			title: "Who may use the site",
			blocks: [
				"You may browse without an account. To have one, you must be at least 16; to buy something, old enough to make a contract where you live, or have a parent’s consent.",
				{
					points: [
						"Use an email address that is yours, and confirm it.",
						"Your account is for you alone: do not share, sell or lend it.",
						"Keep your password to yourself, and tell us if someone else has used your account.",
					],
				},
			],
		},
		{
			id: "library",
			title: "What the library is",
			blocks: [
				"Every resume says where it comes from: a demonstration, a curated example, declared by its author, or a verified offer. Demonstration resumes are invented. Only for a verified offer have we seen the offer ourselves. Companies are named to describe a resume; none of them endorses this site.",
			],
		},
		{
			id: "free",
			title: "Your free resume",
			blocks: [
				`A free account opens ${count(freeAllowance, "resume")}, to read on the site. It stays open to you for as long as it is in the library. The allowance belongs to a mailbox: a second account does not bring another, nor does deleting the first.`,
			],
		},
		{
			id: "pack",
			title: pack.name,
			blocks: [
				`A ${pack.name} costs ${packPrice} once. It does not renew.`,
				{
					points: [
						`It unlocks ${count(pack.resumes, "resume")} of your choice, within ${pack.days} days of 24 hours from payment.`,
						"What you have unlocked you can read again and download as a PDF until the pack ends, at no further cost. After that it closes, and what you have not used is lost.",
						`One opened resume of each pack you can swap within ${pack.swapMinutes} minutes, as long as you have not downloaded it: it closes and its credit comes back. It still counts as read.`,
						"As long as a pack can unlock more, it is used before your free resume; of several packs, the one that ends first.",
						`While ${pro.name} that you pay for is running, a pack is paused: it keeps the days that are left, and they run on when ${pro.name} ends. Time for which your money went back counts as if there had been no ${pro.name}.`,
						`While ${pro.name} is running you do not need a pack, so we do not sell you one.`,
					],
				},
			],
		},
		{
			id: "pro",
			title: pro.name,
			blocks: [
				`${pro.name} costs ${proPrice} a ${pro.interval} and opens every resume in the library, in every format there is, and the files of the industry templates.`,
				{
					points: [
						`**Renewal:** it renews each ${pro.interval}, and your payment method is charged, until you cancel.`,
						`**First ${pro.interval}:** with a running pack it costs ${firstMonthPrice}, once for each mailbox; after it ${proPrice} per ${pro.interval}.`,
						`**If a renewal fails:** you keep access for ${pro.graceDays} days while we try again. Then it stops until you have paid.`,
						[
							"**Canceling:** you can cancel at any time in your ",
							settingsLink,
							". You keep access until the end of the period that you paid for, and are not charged again.",
						],
						`**Pausing:** you can pause ${pro.name} for one to three months, from the end of the period that you paid for. Nothing is charged for that time, ${pro.name} opens nothing meanwhile, and the days of a pack run. Then ${pro.name} goes on by itself at the same price; we email you a week before. You can take a pause back before it begins, end it early with a new ${pro.interval} that you pay then, or cancel.`,
						`**Fair use:** “unlimited” is meant for one person who reads. One person can read or download at most ${fairUseWords}; beyond that the site says how long to wait. What you have used within that time stays open.`,
						"**Changing your mind:** until that period ends, “Resume subscription” takes the cancellation back. After that it cannot be undone, but you can subscribe again.",
					],
				},
				"Prices are in US dollars, and the checkout shows the total before you pay. We email you before a new price applies to a renewal, early enough for you to cancel.",
			],
		},
		{
			id: "money-back",
			title: `${guarantee.days}-day money-back guarantee`,
			blocks: [
				`You can take a payment back within ${guarantee.days} days, without giving a reason, once for each mailbox:`,
				{
					points: [
						`**${pro.name}:** within ${guarantee.days} days of the first payment of a subscription, by button if you have read or downloaded at most ${guarantee.proUses} different resumes since then. If you have used more, the same place lets you ask us, and we decide. Renewals are not covered.`,
						`**${pack.name}:** within ${guarantee.days} days of payment, if you have unlocked at most ${count(guarantee.packUnlocks, "resume")} with it. If a ${firstMonthPrice} first ${pro.interval} of ${pro.name} rests on that pack alone, it ends and goes back, too.`,
					],
				},
				"Press the refund button in your account; you need not ask us. The full amount goes back the way you paid, and the access that it paid for ends at once. Outside these cases we do not refund the current period, unless the law says that we must. If you dispute a payment with your bank, what it paid for stops meanwhile.",
			],
		},
		{
			id: "reading",
			title: "What you may do with a resume",
			blocks: [
				`You may read what you have opened and learn from it for your own applications. Downloads come with a running ${pack.name} or with ${pro.name}; the copies are for your personal use, and you may keep them. The rights in a resume stay with its author or with us.`,
				"A template is different: fill it in, change it as you like, and send the result as your own resume. Only the empty template you may not publish or sell.",
				"You may not:",
				{
					points: [
						"publish, share, sell or lend a resume or a copy of it;",
						"pass off someone’s experience as your own;",
						"try to find out who wrote a resume, or contact them because of it;",
						"collect pages or files with software, or use them to train a model;",
						"go around limits or payment, for instance with several accounts;",
						"disturb the site or try to break into it.",
					],
				},
			],
		},
		{
			id: "no-promise",
			title: "What we do not promise",
			blocks: [
				"A resume that worked for someone else may not work for you. We do not guarantee interviews, offers or a salary, and nothing here is career or legal advice.",
				[
					"We may add and withdraw resumes. If we withdraw one that you unlocked with a pack that is still running, the pack gets its credit back. We try to keep the site open, but it can fail or pause. If you paid and could not use it, write to ",
					supportLink,
					".",
				],
			],
		},
		{
			id: "ending",
			title: "Ending your account",
			blocks: [
				[
					"You can delete your account in your ",
					settingsLink,
					" at any time, once a running subscription is canceled. What is left of a pack or a paid period is then lost.",
				],
				"We may suspend or close an account that breaks these terms in a serious way or again and again. We tell you why, and you can answer. If we close your account for any other reason, we give back what you paid for the time or the resumes you can no longer use.",
			],
		},
		{
			id: "liability",
			title: "If something goes wrong",
			blocks: [
				"We answer in full for harm that we cause on purpose or through gross negligence, for injury to people, and wherever the law does not let us limit it. For anything else we answer for no more than you paid us in the twelve months before. We do not answer for decisions that employers make. Your rights as a consumer stay as they are.",
			],
		},
		{
			id: "changes",
			title: "Changes to these terms",
			blocks: [
				"When we change these terms, we change the date at the top. If a change takes something from you, we email you before it applies, and you can cancel. What you have already paid for stays under the terms you bought it with.",
			],
		},
		{
			id: "law",
			title: "Which law applies",
			blocks: [
				`The law of the place where the owner of ${brand.name} is established applies, and its courts decide. If you are a consumer, you keep the protection of the law where you live and may go to court there.`,
			],
		},
		{
			id: "contact",
			title: "Contact",
			blocks: [["Write to ", supportLink, " with any question about these terms."]],
		},
	],
};
