import "pdfjs-dist/legacy/build/pdf.worker.min.mjs";
import { withResolvers } from "#app/domain/base/with-resolvers.ts";

// Safari before 17.4 lacks it, and pdfjs does not bring it.
Promise.withResolvers ??= withResolvers;
