import * as React from 'react'

/** The public face of the self-contained build: with React, because the islands of a page share one copy. */
export * from './index'
export { React }
