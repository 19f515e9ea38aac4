import { FileFacts, FileSection } from "#app/components/intake/file-section.tsx";
import type { GrantLine, PersonFile, SubscriptionLine } from "#app/domain/admin/person-file.ts";
import type { SubscriptionHold } from "#app/domain/billing/plan-view.ts";
import { plans } from "#app/domain/billing/plans.ts";
import { PackItem } from "./pack-item.tsx";
import { ReasonForm } from "./reason-form.tsx";

const holdWords: Record<SubscriptionHold, string> = {
	disputed: "the payment is disputed",
	refunded: "the payment was refunded",
	unpaid: "a payment was not completed",
	canceled: "canceled in a pause",
	paused: "paused",
	unclear: "the payment provider does not say why",
};

/** What a person has now and had before: subscriptions, Pro that was given, packs. */
export function PersonRights({ person }: { person: PersonFile }) {
	const { subscriptions, grants, packs } = person;
	return (
		<>
			<FileSection id="subscriptions" title="Subscription">
				{subscriptions.length === 0 ? <p className="text-quiet">There never was one.</p> : null}
				{subscriptions.map((subscription) => (
					<Subscription key={subscription.id} subscription={subscription} />
				))}
			</FileSection>
			{grants.length > 0 ? (
				<FileSection id="grants" title={`${plans.pro.name} that was given`}>
					{grants.map((grant) => (
						<Grant key={grant.id} grant={grant} />
					))}
				</FileSection>
			) : null}
			<FileSection id="packs" title="Packs">
				{packs.length === 0 ? <p className="text-quiet">There never was one.</p> : null}
				{packs.map((pack) => (
					<PackItem key={pack.id} pack={pack} />
				))}
			</FileSection>
		</>
	);
}

function Subscription({ subscription }: { subscription: SubscriptionLine }) {
	const { id, status, providerStatus, period, graceUntil, told, canEnd, canCancel } = subscription;
	const { hasAccess, hold, pausedUntil, endedUnpaid } = subscription;
	return (
		<div className="admin-item">
			<FileFacts
				facts={[
					["Status", status],
					["At the payment provider", `${providerStatus} (${id})`],
					["Period", period],
					graceUntil ? ["Grace until", graceUntil] : null,
					["Access", hasAccess ? "on" : hold ? `off: ${holdWords[hold]}` : "off"],
					pausedUntil
						? [hold === "paused" ? "Paused until" : "Will be paused until", pausedUntil]
						: null,
					told ? [endedUnpaid ? "Ended, as a renewal was not paid" : "Canceled on", told] : null,
				]}
			/>
			{canCancel ? (
				<ReasonForm
					intent="cancel-subscription"
					id={id}
					summary="Cancel at period end"
					button="Cancel at period end"
					note={describeCanceling(subscription)}
				/>
			) : null}
			{canEnd ? (
				<ReasonForm
					intent="end-subscription"
					id={id}
					isDanger
					summary="End now"
					button="End the subscription now"
					note={`${hasAccess ? "The access ends at once." : "The access is off already; the subscription ends at once."} This refunds nothing: do that on the page of the order.`}
				/>
			) : null}
		</div>
	);
}

/** What ending it with its period does. One that opens nothing now does not open by being canceled. */
function describeCanceling({ hasAccess, hold }: SubscriptionLine): string {
	const access = hasAccess
		? "The access continues until the period ends; nothing is charged again."
		: `The access is off. The subscription ends with its period; nothing is charged again.${hold === "disputed" ? " If the payment stands, the access is back until then." : ""}`;
	// After a refund the person's page has no such button.
	return hold === "refunded" ? access : `${access} The person can undo it until then.`;
}

function Grant({ grant }: { grant: GrantLine }) {
	const { id, from, until, reason, state, canRevoke } = grant;
	return (
		<div className="admin-item">
			<FileFacts
				facts={[
					["State", state],
					["From", from],
					["Until", until],
					["Reason", reason],
				]}
			/>
			{canRevoke ? (
				<ReasonForm
					intent="revoke-grant"
					id={id}
					isDanger
					summary="Take it back"
					button={`Take ${plans.pro.name} back`}
					note={
						state === "begins later"
							? "It opens nothing yet, and will not begin."
							: "What it opens closes at once. A subscription or a pack continues."
					}
				/>
			) : null}
		</div>
	);
}
