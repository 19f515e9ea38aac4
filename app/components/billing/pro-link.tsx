import { Link } from "react-router";
import { buttonVariants } from "#app/components/base/ui/button.tsx";
import { classes } from "#app/components/base/ui/class-names.ts";
import { plans } from "#app/domain/billing/plans.ts";

type ProLinkProps = {
	/** Pro is theirs and opens nothing for now. */
	isHeld: boolean | undefined;
	onClick?: () => void;
	className?: string;
};

/** The way to buy Pro; where it is not sold a second time, to the page that explains why it is off. */
export const ProLink = ({ isHeld, onClick, className }: ProLinkProps) => (
	<Link
		to={isHeld ? "/subscription" : "/pricing"}
		onClick={onClick}
		className={classes(buttonVariants({ size: "large" }), className)}
	>
		{isHeld ? "My Subscription" : `Upgrade to ${plans.pro.name}`}
	</Link>
);
