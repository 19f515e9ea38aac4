import Monitor from "lucide-react/icons/monitor";
import Moon from "lucide-react/icons/moon";
import Sun from "lucide-react/icons/sun";
import { chooseTheme, type Theme, themes, useTheme } from "./theme.ts";

const looks = {
	system: { label: "System", Icon: Monitor },
	light: { label: "Light", Icon: Sun },
	dark: { label: "Dark", Icon: Moon },
};

/** Chooses light, dark or what the system says. Hidden where scripts do not run. */
export function ThemeToggle({ theme }: { theme: Theme }) {
	const shown = useTheme(theme);
	return (
		<fieldset className="needs-script inline-flex rounded-md border border-edge">
			<legend className="sr-only">Colours</legend>
			{themes.map((name) => {
				const { label, Icon } = looks[name];
				return (
					<button
						key={name}
						type="button"
						aria-pressed={shown === name}
						onClick={() => chooseTheme(name)}
						className="inline-flex min-h-11 items-center gap-2 px-3 text-sm text-quiet first-of-type:rounded-l-md last-of-type:rounded-r-md hover:text-ink aria-pressed:bg-panel aria-pressed:font-medium aria-pressed:text-ink"
					>
						<Icon aria-hidden="true" className="size-4" />
						{label}
					</button>
				);
			})}
		</fieldset>
	);
}
