const tails = new Map<number, Promise<unknown>>()

/** Runs a task when all earlier tasks about the same websites are over, so that each is sent with the version the one before left. */
export function inTurn<Result>(ids: readonly number[], task: () => Promise<Result>): Promise<Result> {
  const before = ids.map((id) => tails.get(id)).filter((tail) => tail !== undefined)
  const result = before.length > 0 ? Promise.all(before).then(task) : task()
  const tail = result.catch(() => undefined)
  for (const id of ids) tails.set(id, tail)
  void tail.then(() => {
    for (const id of ids) if (tails.get(id) === tail) tails.delete(id)
  })
  return result
}
