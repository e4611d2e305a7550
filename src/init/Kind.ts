import path from 'node:path'
import type { Project } from './Project'

/** What an application is made with, and where its first islands go. */
export interface Kind {
  readonly title: string
  /** The file that tells it; undefined where the folder is none of these. */
  recognise(project: Project): string | undefined
  place(project: Project): Places
}

export interface Places {
  /** The folder where the server publishes the files of the package. */
  readonly assets: 'public/assets' | 'static/assets'
  /** The package of this ecosystem; none where the application has it already. */
  readonly adapter?: Adapter
  readonly examples: readonly Recipe[]
  readonly page: Recipe
  /** Commands that make the adapter known, before anything is edited. */
  readonly commands?: readonly (readonly string[])[]
  readonly edits: readonly Edit[]
  /** Prints the page without a server. */
  readonly render?: readonly string[]
  /** Where the server shows the page, once the steps are done. */
  readonly address: string
  /** What stays for people, in this order. */
  readonly steps: readonly Step[]
}

export interface Adapter {
  /** A folder in `dist-adapters`. */
  readonly from: string
  readonly to: string
  /** The file in it that says whose it is. */
  readonly sign: string
}

/** Lines that a file of the application gets; where there is no place for them, they are a step. */
export interface Edit {
  readonly file: string
  /** They come after what this matches; at the end unless told. */
  readonly after?: RegExp
  readonly say: string
  lines(match: readonly string[]): readonly string[]
}

export interface Step {
  readonly say: string
  /** Lines to copy. */
  readonly code?: readonly string[]
}

export interface Recipe {
  /** In `demo/recipes`. */
  readonly from: string
  readonly to: string
  /** The Java package that the copy says it is in. */
  readonly inPackage?: string
}

/** The data of the example page lie beside it. */
export const dataOf = ({ to }: Recipe): string => path.posix.join(path.posix.dirname(to), 'page.json')
