import { cva, cx, type VariantProps } from "class-variance-authority";
import type { HTMLAttributes } from "react";

const badgeVariants = cva(
	"inline-flex items-center gap-1 rounded-sm px-2 py-0.5 text-[0.8125rem] leading-5",
	{
		variants: {
			variant: {
				tag: "border border-hairline bg-panel text-quiet",
				featured: "bg-amber-fill font-medium text-on-amber",
				accent: "bg-accent-soft text-accent",
				plain: "border border-edge text-ink",
			},
		},
		defaultVariants: { variant: "tag" },
	},
);

export function Badge({
	variant,
	className,
	...rest
}: HTMLAttributes<HTMLSpanElement> & VariantProps<typeof badgeVariants>) {
	return <span {...rest} className={cx(badgeVariants({ variant }), className)} />;
}
