package partner.islands;

import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

/** Spring: templates call the bean as @islands. An application with other folders is configured by a bean of its own. */
@Configuration
public class IslandsConfiguration {
    @Bean("islands")
    public Islands islands() {
        return new Islands("public/assets", "/assets/");
    }
}
