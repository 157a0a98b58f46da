/**
 * Does what the parent process orders, and answers each order with a result or the reason there is none.
 * @template Order
 * @param {(order: Order) => Promise<object>} work
 */
export function answerParent(work) {
  process.on('disconnect', () => process.exit(0));
  process.on('message', (/** @type {Order} */ order) => {
    work(order).then(
      (result) => process.send?.({ result }),
      (/** @type {unknown} */ error) => process.send?.({ failure: String(error) }),
    );
  });
}
