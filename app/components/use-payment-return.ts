import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { showToast } from "./toast-queue.ts";

/** When a pending payment is looked at again. */
const pollMilliseconds = 2000;

/** Tells of a confirmed payment once; asks again while it is being confirmed. */
export function usePaymentReturn(state: "paid" | "pending" | "none", success: string): void {
	const { revalidate } = useRevalidator();
	const told = useRef(false);
	useEffect(() => {
		if (state !== "paid" || told.current) return;
		told.current = true;
		showToast("success", success);
		// The header and what opens for the person have changed with it.
		void revalidate();
	}, [state, success, revalidate]);
	useEffect(() => {
		if (state !== "pending") return;
		const timer = setInterval(() => void revalidate(), pollMilliseconds);
		return () => clearInterval(timer);
	}, [state, revalidate]);
}
