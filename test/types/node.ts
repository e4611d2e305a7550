// Checked as code of Node (tsconfig.node.json): names of Jest are unknown there.

/** What Node has is known. */
export const bytes = Buffer.from('')

// @ts-expect-error Jest's.
export const group = describe

// @ts-expect-error Jest's.
export const mock = jest.fn
