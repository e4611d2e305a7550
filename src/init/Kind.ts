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
  readonly helpers: readonly Recipe[]
  readonly page: Recipe
  /** Where the server shows the page, once the steps are done. */
  readonly address: string
  /** What stays for people, in this order. */
  readonly steps: readonly Step[]
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
