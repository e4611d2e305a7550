/** The package brings no types; this is what the driver uses of it. */
declare module 'selenium-webdriver' {
  interface Actions {
    move(to: { x: number; y: number; origin: string; duration: number }): Actions
    press(button: number): Actions
    release(button: number): Actions
    keyDown(key: string): Actions
    keyUp(key: string): Actions
    sendKeys(text: string): Actions
    perform(): Promise<void>
  }
  interface Rect {
    readonly width: number
    readonly height: number
  }
  export interface WebDriver {
    get(url: string): Promise<void>
    navigate(): { refresh(): Promise<void>; back(): Promise<void>; forward(): Promise<void> }
    executeScript<Answer>(script: string | ((...args: never[]) => unknown), ...args: readonly unknown[]): Promise<Answer>
    actions(options: { async: boolean }): Actions
    manage(): {
      setTimeouts(timeouts: { script: number; pageLoad: number }): Promise<void>
      deleteAllCookies(): Promise<void>
      window(): { getRect(): Promise<Rect>; setRect(rect: Rect): Promise<void> }
    }
    getCapabilities(): Promise<{ get(name: string): unknown }>
    takeScreenshot(): Promise<string>
    quit(): Promise<void>
  }
  export const Capabilities: new (capabilities: Readonly<Record<string, unknown>>) => object
  export class Builder {
    usingServer(address: string): this
    withCapabilities(capabilities: object): this
    build(): Promise<WebDriver>
  }
  export const Button: { readonly LEFT: number }
  export const Key: Readonly<Record<string, string>>
  export const Origin: { readonly VIEWPORT: string }
}
