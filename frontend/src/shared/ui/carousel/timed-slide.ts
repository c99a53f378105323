import type { UseEmblaCarouselType } from "embla-carousel-react";
import { TIMINGS } from "../../timings";

type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;
type Engine = ReturnType<CarouselApi["internalEngine"]>;
type ScrollBody = Engine["scrollBody"];

/** Eases out: the movement is fast at first, then slower. */
const ease = (progress: number) => 1 - (1 - progress) ** 3;

/**
 * Returns an Embla plugin that makes each move take exactly `TIMINGS.carouselSlide`. Embla itself moves like a spring,
 * which has no fixed duration. The plugin replaces the engine's scroll body, as Embla's own Fade and Auto Scroll do.
 * The spring still moves the slides while a finger or mouse drags them, and for a jump without a visible movement.
 */
export function timedSlide() {
  return {
    name: "timedSlide",
    options: {},
    init(api: CarouselApi): void {
      const engine = api.internalEngine();
      engine.scrollBody = timedBody(engine);
    },
    destroy: (): void => undefined, // nothing to restore, because Embla drops the engine with its scroll body
  };
}

function timedBody(engine: Engine): ScrollBody {
  const { scrollBody: spring, location, previousLocation, target, ownerWindow } = engine;
  let slide: { from: number; to: number; readonly since: number } | null = null;
  let lastLocation = location.get();
  let direction = 0;

  function seek(): ScrollBody {
    if (engine.dragHandler.pointerDown() || spring.duration() === 0) {
      slide = null;
      spring.seek();
      direction = spring.direction();
    } else {
      follow(ownerWindow.performance.now());
    }
    lastLocation = location.get();
    return body;
  }

  function follow(now: number): void {
    if (slide !== null) {
      // Past the end of the loop, Embla shifts all locations by the loop's length.
      const shift = location.get() - lastLocation;
      slide.from += shift;
      slide.to += shift;
    }
    if (slide === null || Math.abs(slide.to - target.get()) > 0.01) {
      slide = { from: location.get(), to: target.get(), since: now };
    }
    const progress = Math.min(1, (now - slide.since) / TIMINGS.carouselSlide);
    previousLocation.set(location);
    location.set(progress === 1 ? target : slide.from + (slide.to - slide.from) * ease(progress));
    direction = Math.sign(location.get() - previousLocation.get());
  }

  const body: ScrollBody = { ...spring, seek, direction: () => direction };
  return body;
}
