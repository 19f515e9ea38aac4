import { Icon } from "#app/components/base/ui/icon.tsx";
import { moonIcon, sunIcon, systemIcon } from "./icons.ts";
import { chooseTheme, type Theme, themes, useTheme } from "./theme.ts";

const looks = {
	system: { label: "System", icon: systemIcon },
	light: { label: "Light", icon: sunIcon },
	dark: { label: "Dark", icon: moonIcon },
};

/** Chooses light, dark or what the system says. Hidden where scripts do not run. */
export function ThemeToggle({ theme }: { theme: Theme }) {
	const shown = useTheme(theme);
	return (
		<fieldset className="needs-script inline-flex flex-none rounded-md border border-edge">
			<legend className="sr-only">Colors</legend>
			{themes.map((name) => {
				const { label, icon } = looks[name];
				return (
					<button
						key={name}
						type="button"
						aria-pressed={shown === name}
						onClick={() => chooseTheme(name)}
						className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 md:px-3 text-sm text-quiet first-of-type:rounded-l-md last-of-type:rounded-r-md hover:text-ink aria-pressed:bg-raised aria-pressed:font-medium aria-pressed:text-ink forced-colors:aria-pressed:border-b-4"
					>
						<Icon path={icon} />
						<span className="max-md:sr-only">{label}</span>
					</button>
				);
			})}
		</fieldset>
	);
}
