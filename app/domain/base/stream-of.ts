// The types of a browser's streams do not have it.
type Streams = { from<Part>(parts: AsyncIterable<Part>): ReadableStream<Part> };

/** What a generator gives, as a stream: a part is made when it is read, and a stream that is canceled ends it. */
export const streamOf = (ReadableStream as unknown as Streams).from;
