// The part of Nunjucks this host uses; the package brings no types.
declare module 'nunjucks' {
  export class FileSystemLoader {
    constructor(folder: string, options?: { noCache?: boolean })
    getSource(name: string): { src: string }
  }
  export class Environment {
    constructor(
      loader: FileSystemLoader,
      options?: { autoescape?: boolean; throwOnUndefined?: boolean; trimBlocks?: boolean; lstripBlocks?: boolean },
    )
    render(template: string, data: object): string
  }
}
