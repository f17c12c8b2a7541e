/** The same answers, each found out when it is first asked for. */
export function once<Asked, Answer>(tell: (asked: Asked) => Answer): (asked: Asked) => Answer {
  const known = new Map<Asked, Answer>();
  return (asked) => {
    const answer = known.has(asked) ? (known.get(asked) as Answer) : tell(asked);
    known.set(asked, answer);
    return answer;
  };
}
