import * as Primitive from "radix-ui/tabs";
import type { ReactNode } from "react";

/**
 * Tabs, moved through with the arrow keys. For the browser only: Radix sets a style attribute on its panels
 * when it renders on the server, which the content security policy refuses.
 */
export function Tabs({
	value,
	onChange,
	children,
}: {
	value: string;
	onChange: (value: string) => void;
	children: ReactNode;
}) {
	return (
		<Primitive.Root value={value} onValueChange={onChange}>
			{children}
		</Primitive.Root>
	);
}

export function TabsList({ label, children }: { label: string; children: ReactNode }) {
	return (
		<Primitive.List
			aria-label={label}
			className="grid grid-flow-col auto-cols-fr border-b border-hairline"
		>
			{children}
		</Primitive.List>
	);
}

export function TabsTrigger({ value, children }: { value: string; children: ReactNode }) {
	return (
		<Primitive.Trigger value={value} className="page-tab justify-center px-3">
			{children}
		</Primitive.Trigger>
	);
}

export function TabsPanel({ value, children }: { value: string; children: ReactNode }) {
	return (
		<Primitive.Content value={value} className="pt-6">
			{children}
		</Primitive.Content>
	);
}
